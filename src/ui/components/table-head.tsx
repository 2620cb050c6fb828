import type { Column } from './column.ts';
import type { Sorting } from './row-order.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | null;
  readonly onSort: (column: string) => void;
}

/** Column heads. Those that sort are buttons, and the sorted one says which way. */
export function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const classes = `${column.numeric ? 'num' : ''}${column.wideOnly ? ' wide' : ''}`;
          if (column.compare === undefined) {
            return (
              <th key={column.id} scope="col" class={classes}>
                {column.headHidden ? <span class="vh">{column.head}</span> : column.head}
              </th>
            );
          }
          const direction = sorting?.column === column.id ? sorting.direction : null;
          return (
            <th key={column.id} scope="col" class={classes} aria-sort={direction ?? 'none'}>
              <button
                type="button"
                onClick={() => onSort(column.id)}
                title={`Sort by ${column.head.toLowerCase()}`}
              >
                {column.head}
                {direction !== null && (
                  <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>
                )}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
