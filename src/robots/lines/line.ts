import type { RuleKind } from '../types.ts';
import type { LookAlike } from './look-alikes.ts';
import type { KnownName } from './typo.ts';

/** A part of a line. Columns are 1-based and count UTF-16 units, as editors do. */
export interface Part {
  readonly text: string;
  readonly column: number;
}

/** What a dialect takes a line for; `nothing` where it sees no record in it. */
export type ReadAs = 'user-agent' | 'allow' | 'disallow' | 'other' | 'nothing';

interface Common {
  /** 1-based. */
  readonly line: number;
  /** The whole line, without its end. */
  readonly text: string;
  /** What is behind the first `#`, the sign included; null where there is none. */
  readonly comment: Part | null;
  /** Whether the line ends behind the first 500 KiB, which a crawler need not read (RFC 9309, 2.5). */
  readonly pastLimit: boolean;
  /** Whether octets of the line are no UTF-8; `text` has U+FFFD for them. */
  readonly invalidUtf8: boolean;
  readonly lookAlikes: readonly LookAlike[];
}

interface Named extends Common {
  readonly name: Part;
  /** Its text is empty where the line has no value. */
  readonly value: Part;
  /** What Google's parser takes the line for, which forgives some misspellings and a missing colon. */
  readonly googleReadsAs: ReadAs;
}

/** One line of a file, with the facts that mistakes are found by. */
export type Line =
  | (Common & { readonly kind: 'blank' })
  | (Common & { readonly kind: 'comment' })
  /** `token` is what the value names: null for nothing that a crawler could be called. */
  | (Named & { readonly kind: 'user-agent'; readonly token: string | null })
  /** A rule before the first user-agent line is in no group and says nothing (RFC 9309, 2.2.2). */
  | (Named & { readonly kind: 'rule'; readonly rule: RuleKind; readonly inGroup: boolean })
  | (Named & { readonly kind: 'other'; readonly typoOf: KnownName | null })
  /** No name, or no colon: then `meant` is what the line would be with one. */
  | (Common & {
      readonly kind: 'unreadable';
      readonly meant: KnownName | null;
      readonly googleReadsAs: ReadAs;
    });
