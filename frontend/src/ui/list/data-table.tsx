import type { HTMLAttributes, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  /** Its name in the view's `sort`. */
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
  /** What it lists, for who hears it. */
  name: string;
  /** The key of the column that says which row it is: it is heard with each of its cells. */
  rowHeader: string;
  rows: readonly Row[];
  /** Attributes of a row, such as its class and click handler. */
  rowProps?: (row: Row) => HTMLAttributes<HTMLElement>;
  columns: readonly DataColumn<Row>[];
  /** The key of the sorted column; none for a list with one fixed order. */
  sort?: Sort;
  order?: Order;
  /** A column header was clicked: first ascending, then descending. */
  onSort?: (sort: Sort, order: Order) => void;
}

/** A table of rows that are already sorted. It uses plain elements, because Ant Design's table is many times larger. */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { className, name, rowHeader, rows, rowProps, columns, sort, order = 'asc', onSort } = props;
  return (
    <div className={className ? `${styles.scroll} ${className}` : styles.scroll}>
      <table className={`full ${styles.table}`} aria-label={name}>
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
                    className={`row to-start ${styles.sorter}`}
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
              {columns.map(({ key, className: cellClass, align, render }) =>
                key === rowHeader ? (
                  <th key={key} scope="row" className={cellClass}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={cellClass} align={align === 'end' ? 'right' : undefined}>
                    {render(row)}
                  </td>
                ),
              )}
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
