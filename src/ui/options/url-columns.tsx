import type { Column } from '../components/column.ts';
import { addressWithin } from '../wording/address.ts';
import { byNumber, byText } from './compare.ts';

/** The column that names a row by its URL, as a path where it lies within the origin. */
export function urlColumn<Row extends { readonly url: string }>(
  id: string,
  head: string,
  origin: string | null,
): Column<Row> {
  return {
    id,
    head,
    mono: true,
    compare: byText(({ url }) => url),
    cell: ({ url }) => addressWithin(url, origin),
    title: ({ url }) => url,
  };
}

/** Clicks from the seed. */
export function depthColumn<Row extends { readonly depth: number }>(): Column<Row> {
  return {
    id: 'depth',
    head: 'Depth',
    width: '72px',
    numeric: true,
    compare: byNumber(({ depth }) => depth),
    cell: ({ depth }) => depth,
  };
}
