import { isWhiteSpace } from './characters.ts';
import { ALLOW, DISALLOW, OTHER, type RecordKind, UNREADABLE, USER_AGENT } from './record-table.ts';
import { type Source, unitAt } from './source.ts';

/** The kind of a line by its name, which is compared in whole and without regard to case (RFC 5234, 2.3). */
export function kindOfName(source: Source, start: number, colon: number): RecordKind {
  let end = colon;
  while (end > start && isWhiteSpace(unitAt(source, end - 1))) end--;
  switch (end - start) {
    case 0:
      return UNREADABLE;
    case 5:
      return spells(source, start, 'allow') ? ALLOW : OTHER;
    case 8:
      return spells(source, start, 'disallow') ? DISALLOW : OTHER;
    case 10:
      return spells(source, start, 'user-agent') ? USER_AGENT : OTHER;
    default:
      return OTHER;
  }
}

/** Whether the units from a position spell a lower-case name, in either case. */
export function spells(source: Source, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const unit = unitAt(source, start + index);
    const letter = unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
    if (letter !== name.charCodeAt(index)) return false;
  }
  return true;
}
