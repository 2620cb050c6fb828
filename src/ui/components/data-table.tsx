import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { copiedText } from '../wording/copied-text.ts';
import type { Column } from './column.ts';
import { nextSorting, orderRows, type Sorting } from './row-order.ts';
import { rowWindow } from './row-window.ts';
import { TableHead } from './table-head.tsx';

export interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Names a row; must be unique. */
  readonly keyOf: (row: Row) => string;
  /** Height of every row in px. */
  readonly rowHeight?: number;
  /** Key of the row whose details are open. */
  readonly selected?: string | null;
  /** Opens a row's details. With it the first cell is a button. */
  readonly onSelect?: (row: Row) => void;
}

const ROW_HEIGHT = 28;
const HEAD_HEIGHT = 28;

/** A sortable table of any length: the head stays, and only the rows in sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, rowHeight = ROW_HEIGHT, selected = null, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const sorting = useSignal<Sorting | null>(null);
  const place = useSignal({ scrollTop: 0, height: 800 });
  const active = useSignal(0);
  const ordered = useMemo(
    () => orderRows(rows, sorting.value, columns.find(({ id }) => id === sorting.value?.column)?.compare),
    [rows, sorting.value, columns],
  );
  const shown = useComputed(() => place.value).value;
  const part = rowWindow({ rows: ordered.length, rowHeight, ...shown });

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      place.value = { scrollTop: element.scrollTop, height: element.clientHeight - HEAD_HEIGHT };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [place]);

  const moveTo = (index: number): void => {
    const next = Math.max(0, Math.min(ordered.length - 1, index));
    const element = box.current;
    if (element === null) return;
    active.value = next;
    const top = next * rowHeight;
    const seen = element.clientHeight - HEAD_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + seen) element.scrollTop = top + rowHeight - seen;
    place.value = { scrollTop: element.scrollTop, height: seen };
    requestAnimationFrame(() => element.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ordered.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <div class="scroller" ref={box}>
      <table class="table" aria-label={label} aria-rowcount={ordered.length + 1}>
        <colgroup>
          {columns.map(({ id, width, wideOnly }) => (
            <col key={id} class={wideOnly ? 'wide' : ''} style={width === undefined ? {} : { width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sorting={sorting.value}
          onSort={(column) => {
            sorting.value = nextSorting(sorting.value, column, rows.length);
          }}
        />
        <tbody>
          <Gap height={part.before} />
          {ordered.slice(part.first, part.end).map((row, offset) => {
            const index = part.first + offset;
            const key = keyOf(row);
            return (
              <tr
                key={key}
                class={key === selected ? 'on' : ''}
                aria-rowindex={index + 2}
                style={{ height: `${rowHeight}px` }}
              >
                {columns.map((column, at) => (
                  <td key={column.id} class={cellClass(column)} title={titleOf(column, row)}>
                    {at === 0 && onSelect !== undefined ? (
                      <button
                        type="button"
                        class="open clip"
                        data-row={index}
                        tabIndex={index === active.value ? 0 : -1}
                        aria-pressed={key === selected}
                        onKeyDown={(event) => onKeyDown(event, index)}
                        onClick={() => {
                          active.value = index;
                          onSelect(row);
                        }}
                      >
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          <Gap height={part.after} />
        </tbody>
      </table>
    </div>
  );
}

function titleOf<Row>({ title }: Column<Row>, row: Row): string | undefined {
  return title === undefined ? undefined : copiedText(title(row));
}

function cellClass<Row>({ numeric, mono, wideOnly }: Column<Row>): string {
  return [numeric ? 'num' : '', mono ? 'mono' : '', wideOnly ? 'wide' : ''].filter(Boolean).join(' ');
}

/** The space of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tr class="gap" style={{ height: `${height}px` }}>
      <td />
    </tr>
  );
}
