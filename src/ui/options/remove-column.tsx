import type { Column } from '../components/column.ts';
import { Icon } from '../components/icon.tsx';

export interface RemoveColumnOptions<Row> {
  /** What is removed. */
  readonly of: (row: Row) => string;
  /** The button's name. */
  readonly label: (what: string) => string;
  readonly onRemove: (what: string) => void;
}

/** A column with a button that removes its row. */
export function removeColumn<Row>({ of, label, onRemove }: RemoveColumnOptions<Row>): Column<Row> {
  return {
    id: 'remove',
    head: 'Remove',
    headHidden: true,
    width: '52px',
    numeric: true,
    cell: (row) => {
      const name = label(of(row));
      return (
        <button
          type="button"
          class="btn icon small quiet"
          aria-label={name}
          title={name}
          onClick={() => onRemove(of(row))}
        >
          <Icon name="close" size="s" />
        </button>
      );
    },
  };
}
