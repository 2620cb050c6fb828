import { tokenEnd } from '../dialects/groups.ts';
import type { RobotsFile } from '../file.ts';
import type { Line, Part, ReadAs } from './line.ts';
import { lookAlikes } from './look-alikes.ts';
import {
  ALLOW,
  DISALLOW,
  OTHER,
  type RecordKind,
  type RecordTable,
  UNREADABLE,
  USER_AGENT,
} from './record-table.ts';
import { scan } from './scan.ts';
import { byteOrderMarkOf, textOf } from './source.ts';
import { typoOf } from './typo.ts';

/** Every line of a file, classified (RFC 9309, 2.2), in order. Costs more than parsing, so it is made when asked for. */
export function lines(file: RobotsFile): readonly Line[] {
  const text = textOf(file.source, 0, file.source.length);
  const { table, lineCount } = scan(text);
  const googleTable = file.reading('google').table;
  const found: Line[] = [];
  let row = 0;
  let inGroup = false;
  let start = byteOrderMarkOf(text);
  for (let line = 1; line <= lineCount; line++) {
    const end = lineEnd(text, start);
    const whole = text.slice(start, end);
    const common = {
      line,
      text: whole,
      comment: commentOf(whole),
      pastLimit: line >= file.limitLine,
      invalidUtf8: typeof file.source !== 'string' && whole.includes('\ufffd'),
    };
    if (row < table.count && table.line(row) === line) {
      inGroup ||= table.kind(row) === USER_AGENT;
      found.push(recordLine(table, row, start, common, readAs(googleTable.kind(row)), inGroup));
      row++;
    } else {
      found.push({ ...common, lookAlikes: [], kind: common.comment === null ? 'blank' : 'comment' });
    }
    start = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  return found;
}

type Common = Omit<Extract<Line, { kind: 'blank' }>, 'kind' | 'lookAlikes'>;

function recordLine(
  table: RecordTable,
  row: number,
  lineStart: number,
  common: Common,
  googleReadsAs: ReadAs,
  inGroup: boolean,
): Line {
  const kind = table.kind(row);
  const name = part(table.nameText(row), table.start(row) - lineStart);
  const value = part(table.valueText(row), table.value(row) - lineStart);
  const directive = common.text.slice(0, table.end(row) - lineStart);
  const nameEnd = kind === UNREADABLE ? directive.length : table.nameEnd(row) - lineStart;
  const named = { ...common, name, value, googleReadsAs, lookAlikes: lookAlikes(directive, nameEnd) };
  switch (kind) {
    case USER_AGENT:
      return { ...named, kind: 'user-agent', token: tokenOf(value.text) };
    case ALLOW:
      return { ...named, kind: 'rule', rule: 'allow', inGroup };
    case DISALLOW:
      return { ...named, kind: 'rule', rule: 'disallow', inGroup };
    case OTHER:
      return { ...named, kind: 'other', typoOf: typoOf(name.text) };
    case UNREADABLE:
      return {
        ...common,
        lookAlikes: named.lookAlikes,
        kind: 'unreadable',
        meant: meantBy(directive.trim()),
        googleReadsAs,
      };
  }
}

function part(text: string, offset: number): Part {
  return { text, column: offset + 1 };
}

function tokenOf(value: string): string | null {
  const end = tokenEnd(value, 0, value.length);
  return end === 0 ? null : value.slice(0, end);
}

/** The name that a line without a colon begins with: as it should be written, or nearly so. */
function meantBy(directive: string): ReturnType<typeof typoOf> {
  const [, word = '', second = ''] = /^([^\s:：]+)[\s：]*(\S*)/.exec(directive.slice(0, 80)) ?? [];
  return exact(word) ?? exact(`${word}-${second}`) ?? typoOf(word);
}

function exact(word: string): ReturnType<typeof typoOf> {
  switch (word.toLowerCase()) {
    case 'user-agent':
      return 'user-agent';
    case 'disallow':
      return 'disallow';
    case 'allow':
      return 'allow';
    case 'sitemap':
      return 'sitemap';
    case 'crawl-delay':
      return 'crawl-delay';
    default:
      return null;
  }
}

function readAs(kind: RecordKind): ReadAs {
  switch (kind) {
    case USER_AGENT:
      return 'user-agent';
    case ALLOW:
      return 'allow';
    case DISALLOW:
      return 'disallow';
    case OTHER:
      return 'other';
    case UNREADABLE:
      return 'nothing';
  }
}

function commentOf(whole: string): Part | null {
  const at = whole.indexOf('#');
  return at < 0 ? null : part(whole.slice(at), at);
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== 0x0a && text.charCodeAt(at) !== 0x0d) at++;
  return at;
}
