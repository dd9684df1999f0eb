import type { HTMLAttributes, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  /** What the view's `sort` calls it. */
  key: string;
  title: ReactNode;
  isSortable?: boolean;
  className?: string | undefined;
  align?: 'start' | 'end';
  render: (row: Row) => ReactNode;
}

type Order = 'asc' | 'desc';

interface DataTableProps<Row, Sort extends string> {
  className?: string | undefined;
  rows: readonly Row[];
  /** Attributes of a row, as its class and what a click on it does. */
  rowProps?: (row: Row) => HTMLAttributes<HTMLElement>;
  columns: readonly DataColumn<Row>[];
  /** The key of the column by which the rows are sorted; nothing for a list that has one order. */
  sort?: Sort;
  order?: Order;
  /** A column's head was pressed: first ascending, then the other way round. */
  onSort?: (sort: Sort, order: Order) => void;
}

/**
 * One page of a list, which comes sorted, as a table for wide screens. The order lives in the address. It is made of plain
 * elements: Ant Design's table brings many times its code for what nothing here asks of it.
 */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { className, rows, rowProps, columns, sort, order = 'asc', onSort } = props;
  return (
    <div className={className ? `${styles.scroll} ${className}` : styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, isSortable, className: cellClass, align }) => (
              <th
                key={key}
                scope="col"
                className={cellClass}
                align={align === 'end' ? 'right' : undefined}
                aria-sort={sort === key ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
              >
                {isSortable ? (
                  <button
                    type="button"
                    className={styles.sorter}
                    onClick={() => onSort?.(key as Sort, sort === key && order === 'asc' ? 'desc' : 'asc')}
                  >
                    <span>{title}</span>
                    <SortMark order={sort === key ? order : null} />
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...rowProps?.(row)}>
              {columns.map(({ key, className: cellClass, align, render }) => (
                <td key={key} className={cellClass} align={align === 'end' ? 'right' : undefined}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortMark({ order }: { order: Order | null }) {
  const mark = order === 'asc' ? '▲' : order === 'desc' ? '▼' : '↕';
  return (
    <span className={order ? `${styles.mark} ${styles.sorted}` : styles.mark} aria-hidden="true">
      {mark}
    </span>
  );
}
