import type { Bounds } from '../../crawl/index.ts';
import { readTypedNumber } from './typed-number.ts';

/** The bounds as a person types them. */
export interface BoundsText {
  readonly pages: string;
  readonly depth: string;
  readonly time: string;
  readonly size: string;
  readonly delay: string;
}

export type BoundsField = keyof BoundsText;

interface FieldRule {
  readonly label: string;
  readonly bound: keyof Bounds;
  /** What one unit of the field is in the bound's own unit. */
  readonly scale: number;
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  /** What the bound does, under its field. */
  readonly hint: string;
}

const MEGABYTE = 1_000_000;

/** The fields in the order shown. */
export const BOUNDS_FIELDS: Readonly<Record<BoundsField, FieldRule>> = {
  pages: {
    label: 'Pages',
    bound: 'maxPages',
    scale: 1,
    least: 1,
    most: 100_000,
    whole: true,
    hint: 'asked for at most',
  },
  depth: {
    label: 'Depth',
    bound: 'maxDepth',
    scale: 1,
    least: 0,
    most: 1_000,
    whole: true,
    hint: 'clicks from the seed',
  },
  time: {
    label: 'Time (seconds)',
    bound: 'maxTimeMs',
    scale: 1_000,
    least: 1,
    most: 86_400,
    whole: false,
    hint: 'from start to end',
  },
  size: {
    label: 'Size (MB)',
    bound: 'maxBytes',
    scale: MEGABYTE,
    least: 0.001,
    most: 10_000,
    whole: false,
    hint: 'of pages received',
  },
  delay: {
    label: 'Delay (seconds)',
    bound: 'delayMs',
    scale: 1_000,
    least: 0,
    most: 3_600,
    whole: false,
    hint: 'between requests',
  },
};

/** Bounds as text for the fields. */
export function boundsText(bounds: Bounds): BoundsText {
  const text = (field: BoundsField): string => {
    const { bound, scale } = BOUNDS_FIELDS[field];
    return String(bounds[bound] / scale);
  };
  return {
    pages: text('pages'),
    depth: text('depth'),
    time: text('time'),
    size: text('size'),
    delay: text('delay'),
  };
}

/** What was typed, as bounds, or what is wrong with it by field. */
export type BoundsRead =
  | { readonly bounds: Bounds; readonly problems: null }
  | { readonly bounds: null; readonly problems: Partial<Record<BoundsField, string>> };

/** Reads the fields. Every wrong field is named, and nothing that was typed is changed. */
export function readBounds(text: BoundsText): BoundsRead {
  const problems: Partial<Record<BoundsField, string>> = {};
  const values = { maxPages: 0, maxDepth: 0, maxTimeMs: 0, maxBytes: 0, delayMs: 0 };
  for (const field of Object.keys(BOUNDS_FIELDS) as BoundsField[]) {
    const rule = BOUNDS_FIELDS[field];
    const read = readField(text[field], rule);
    if ('problem' in read) problems[field] = read.problem;
    else values[rule.bound] = Math.round(read.value * rule.scale);
  }
  if (Object.keys(problems).length > 0) return { bounds: null, problems };
  return { bounds: values, problems: null };
}

function readField(
  typed: string,
  { least, most, whole }: FieldRule,
): { readonly value: number } | { readonly problem: string } {
  const read = readTypedNumber(typed);
  if (read === null) return { problem: `Type a number from ${least} to ${most.toLocaleString('en-GB')}.` };
  // Not even a fraction of zeros: who types 1.000 may well mean a thousand.
  if (whole && read.hasFraction) return { problem: 'Type a whole number.' };
  if (read.value < least) return { problem: `At least ${least}.` };
  if (read.value > most) return { problem: `At most ${most.toLocaleString('en-GB')}.` };
  return { value: read.value };
}
