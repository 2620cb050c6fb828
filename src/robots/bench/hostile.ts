/** Files made to be slow to read, about half a megabyte each or as much as their kind needs. */
export const HOSTILE: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: '15,000 different wildcards',
    text: `User-agent: *\n${lines(15_000, (index) => `Disallow: /*${index}/x*y${index}$`)}`,
  },
  {
    name: '15,000 wildcards that share a literal',
    text: `User-agent: *\n${lines(15_000, (index) => `Disallow: /*s*h*o*p*/${index}`)}`,
  },
  {
    name: '20,000 agents',
    text: `${lines(20_000, (index) => `User-agent: bot${letters(index)}`)}Disallow: /\nUser-agent: *\nDisallow: /x\n`,
  },
  { name: '500,000 blank lines', text: `User-agent: *\n${'\n'.repeat(500_000)}Disallow: /x\n` },
  { name: '500 KB of %C3%A9', text: `User-agent: *\nDisallow: /${'%C3%A9'.repeat(85_000)}\n` },
  {
    name: '500 KB of %C3%A9 in 8,000 rules',
    text: `User-agent: *\n${lines(8_000, (index) => `Disallow: /${'%C3%A9'.repeat(7)}${index}`)}`,
  },
  { name: 'one line of 500 KB', text: `User-agent: *\nDisallow: /${'a'.repeat(500_000)}\n` },
  { name: 'stars, 500 KB', text: `User-agent: *\nDisallow: /${'*'.repeat(500_000)}z\n` },
  {
    name: '1,000 nested prefixes',
    text: `User-agent: *\n${lines(1_000, (index) => `Disallow: /${'s'.repeat(index)}`)}`,
  },
  { name: 'NULs', text: `User-agent: *\n${`Disallow: /${'\0'.repeat(20)}\n`.repeat(16_000)}` },
];

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

function letters(index: number): string {
  return index.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);
}
