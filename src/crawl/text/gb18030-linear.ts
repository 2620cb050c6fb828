/** The four octets of a pointer (Encoding standard, gb18030 encoder). */
export function linearOctets(pointer: number): readonly number[] {
  const third = Math.floor(pointer / 10);
  const second = Math.floor(third / 126);
  return [Math.floor(second / 10) + 0x81, (second % 10) + 0x30, (third % 126) + 0x81, (pointer % 10) + 0x30];
}
