import type { BasisSummary } from '../../messages/protocol.ts';
import type { RobotsSummary } from '../../robots/index.ts';
import { REDIRECTS_FOLLOWED } from '../../robots/index.ts';
import { ago, moment } from './durations.ts';
import { statusPhrase } from './http-status.ts';

/** A robots.txt answer that decides in place of a line: what stands in the chip. */
export interface AccessChip {
  /** The HTTP status, or a dash where no answer came. */
  readonly number: string;
  readonly text: string;
}

/** The chip's two parts, without the age. */
export function accessChip({ cause, status }: Pick<RobotsSummary, 'cause' | 'status'>): AccessChip {
  if (status === null) return { number: '–', text: noAnswer(cause) };
  if (cause === 'too-many-redirects') return { number: `${status}`, text: 'Too many redirects' };
  return { number: `${status}`, text: statusPhrase(status) };
}

/** The answer and what it counts as (RFC 9309, 2.3.1): `200, successful`, `no answer, unreachable`. */
export function accessAnswer({ access, status }: Pick<RobotsSummary, 'access' | 'status'>): string {
  return `${status ?? 'no answer'}, ${access}`;
}

/** A card that says what the server did, what it means, and what to do; null where the file was read. */
export interface AccessCard {
  readonly severity: 'error' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

/** What is to be said of an attempt that gave no file, or something else in its place; null where there is nothing to say. */
export function accessCard(
  robots: Pick<RobotsSummary, 'cause' | 'status' | 'detail' | 'bodyKind'>,
): AccessCard | null {
  const { cause, status } = robots;
  switch (cause) {
    case 'success':
      return contentCard(robots.bodyKind);
    case 'client-error':
      return status === 404 || status === 410
        ? {
            severity: 'info',
            title: 'There is no robots.txt',
            text: 'Nothing needs fixing. Write one when you want some crawlers, or some pages, left out.',
          }
        : {
            severity: 'warning',
            title: `The server answered ${status}`,
            text: 'If a file exists, no crawler can read it, and all of them act as if there were none. Let everyone read /robots.txt.',
          };
    case 'too-many-redirects':
      return {
        severity: 'warning',
        title: `More than ${REDIRECTS_FOLLOWED} redirects`,
        text: 'Crawlers stop following and act as if there were no file. Answer at /robots.txt itself.',
      };
    case 'rate-limited':
      return {
        severity: 'error',
        title: 'The server answered 429',
        text: 'It asks to be left alone for now, and says nothing of its rules. Wait a little, then try again.',
      };
    case 'server-error':
    case 'unexpected-status':
      return {
        severity: 'error',
        title: status === null ? 'The server failed' : `The server answered ${status}`,
        text: 'A crawler without a copy must treat the whole site as disallowed until this is fixed. Answer 200 with the file, or 404 if there is none.',
      };
    case 'network-error':
    case 'timeout':
      return {
        severity: 'error',
        title: noAnswer(cause),
        text: `${robots.detail} If crawlers fare the same, those without a copy must treat the whole site as disallowed. See that the server runs and answers at /robots.txt.`,
      };
  }
}

/** What the section *Why* needs to know where no file was read. */
export type AccessFacts = Pick<RobotsSummary, 'cause' | 'status'>;

function contentCard(kind: RobotsSummary['bodyKind']): AccessCard | null {
  switch (kind) {
    case 'html':
      return {
        severity: 'warning',
        title: 'This is a web page, not a robots.txt',
        text: 'Crawlers find no rule in it, so they may fetch everything. Answer with a text file, or with 404 if there are no rules.',
      };
    case 'binary':
      return {
        severity: 'warning',
        title: 'This is not text',
        text: 'Crawlers find no rule in it, so they may fetch everything. Save the file as plain text in UTF-8.',
      };
    case 'empty':
    case 'text':
    case null:
      return null;
  }
}

/** Why no file means what it means. */
export function accessReason({ cause, status }: AccessFacts): string {
  switch (cause) {
    case 'success':
      return 'The file was read.';
    case 'client-error':
      return `Status ${status ?? '4xx'} counts as unavailable (RFC 9309, 2.3.1.3): there are no rules, so everything is allowed.`;
    case 'too-many-redirects':
      return `After ${REDIRECTS_FOLLOWED} redirects a crawler may give up and count the file as unavailable (RFC 9309, 2.3.1.2): there are no rules, so everything is allowed.`;
    case 'rate-limited':
      return 'Status 429 speaks of haste, not of the file. Gatepost counts it as unreachable, as Google does; RFC 9309, 2.3.1.3 would count it as no file.';
    case 'server-error':
      return `A server error counts as unreachable (RFC 9309, 2.3.1.4): ${ASSUME_DISALLOWED}`;
    case 'unexpected-status':
      return `Status ${status ?? ''} is no answer to go by. It counts as unreachable (RFC 9309, 2.3.1.4): ${ASSUME_DISALLOWED}`;
    case 'network-error':
    case 'timeout':
      return `A server that gives no answer counts as unreachable (RFC 9309, 2.3.1.4): ${ASSUME_DISALLOWED}`;
  }
}

/**
 * How long the file has been unreachable and what that changes; null where it is not.
 *
 * @param now milliseconds since the epoch
 */
export function basisSentence(basis: BasisSummary, now: number): string | null {
  switch (basis.kind) {
    case 'file':
    case 'unavailable':
      return null;
    case 'older-copy':
      return `robots.txt cannot be read now. The copy that the server sent last, ${ago(now - basis.seenAt)}, goes on being used (RFC 9309, 2.3.1.4).`;
    case 'unreachable':
      return `It has been so since ${moment(basis.since, now)}, and no earlier copy is kept for this site.`;
    case 'long-unreachable':
      return `It has been so for 30 days (since ${moment(basis.since, now)}), and then a crawler may act as if there were no file (RFC 9309, 2.3.1.4).`;
  }
}

const ASSUME_DISALLOWED = 'assume that everything is disallowed until the file can be read.';

function noAnswer(cause: RobotsSummary['cause']): string {
  return cause === 'timeout' ? 'No answer in time' : 'No answer';
}
