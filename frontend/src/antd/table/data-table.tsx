import { Table, type TableColumnType } from 'antd';
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
  /** A column's head was pressed: first ascending, then the other way round (spec §9). */
  onSort?: (sort: Sort, order: Order) => void;
}

/** One page of a list, which comes sorted, as a table for wide screens. The order lives in the address. */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { className, rows, rowProps, columns, sort, order, onSort } = props;
  return (
    <Table<Row>
      className={className ? `${styles.table} ${className}` : styles.table}
      rowKey="id"
      columns={columns.map((column) => antColumn(column, sort, order))}
      dataSource={rows}
      onRow={rowProps}
      pagination={false}
      onChange={(_pagination, _filters, sorter) => {
        const pressed = Array.isArray(sorter) ? sorter[0] : sorter;
        onSort?.(pressed?.columnKey as Sort, pressed?.order === 'descend' ? 'desc' : 'asc');
      }}
    />
  );
}

function antColumn<Row>(column: DataColumn<Row>, sort?: string, order?: Order): TableColumnType<Row> {
  const { key, title, isSortable, className, align = 'start', render } = column;
  const plain: TableColumnType<Row> = { key, title, className, align, render: (_value, row) => render(row) };
  if (!isSortable) return plain;
  return {
    ...plain,
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'],
    sortOrder: sort === key ? (order === 'desc' ? 'descend' : 'ascend') : null,
    sortIcon: ({ sortOrder }) => <SortMark order={sortOrder ?? null} />,
    showSorterTooltip: false,
  };
}

function SortMark({ order }: { order: 'ascend' | 'descend' | null }) {
  const mark = order === 'ascend' ? '▲' : order === 'descend' ? '▼' : '↕';
  return (
    <span className={order ? `${styles.sorter} ${styles.sorted}` : styles.sorter} aria-hidden="true">
      {mark}
    </span>
  );
}
