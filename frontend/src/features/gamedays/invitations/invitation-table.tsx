import { Table, type TableColumnType } from 'antd';
import { memo } from 'react';
import { type Invitation, useGetConventionQuery } from '../../../api/generated.ts';
import { shortDay } from '../../../ui/text/date-text.ts';
import type { OpenDialog } from '../dialogs/management-dialog.ts';
import {
  type ChangeView,
  type InvitationSort,
  type ManagementView,
  SORT_TITLES,
} from '../management-view.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import styles from './invitation-table.module.css';
import { StatusBadge } from './status-badge.tsx';

type Column = TableColumnType<Invitation>;

interface InvitationTableProps {
  items: Invitation[];
  view: ManagementView;
  onChangeView: ChangeView;
  onOpen: OpenDialog;
}

/** The invitations of one page as a sortable table, for wide screens. The server sorts. */
export const InvitationTable = memo(function InvitationTable({
  items,
  view,
  onChangeView,
  onOpen,
}: InvitationTableProps) {
  const { data: edition } = useGetConventionQuery();

  const sortable = (field: InvitationSort, column: Column): Column => ({
    ...column,
    key: field,
    title: SORT_TITLES[field],
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'],
    sortOrder: view.sort === field ? (view.order === 'desc' ? 'descend' : 'ascend') : null,
    sortIcon: ({ sortOrder }) => <SortMark order={sortOrder ?? null} />,
    showSorterTooltip: false,
  });
  const day = (instant: string | null) =>
    instant ? <span className="nowrap">{shortDay(instant, edition?.timeZone)}</span> : NONE;

  const columns: Column[] = [
    sortable('guestName', { className: styles.name, render: (_, row) => row.guestName }),
    sortable('guestEmail', {
      className: styles.email,
      render: (_, row) => <EmailText email={row.guestEmail} />,
    }),
    sortable('status', {
      className: styles.status,
      render: (_, row) => <StatusBadge invitation={row} />,
    }),
    sortable('additionalGuests', { render: (_, row) => row.additionalGuests ?? NONE }),
    sortable('replyComments', {
      className: styles.comments,
      render: (_, row) => row.replyComments || NONE,
    }),
    sortable('invitedAt', { render: (_, row) => day(row.invitedAt) }),
    sortable('repliedAt', { render: (_, row) => day(row.repliedAt) }),
    {
      key: 'delivery',
      title: 'Delivery',
      render: (_, row) => <DeliveryNote invitation={row} timeZone={edition?.timeZone} onOpen={onOpen} />,
    },
    {
      key: 'actions',
      className: styles.actions,
      title: <span className="visually-hidden">Actions</span>,
      align: 'end',
      render: (_, row) => <InvitationActions invitation={row} onOpen={onOpen} />,
    },
  ];

  return (
    <Table<Invitation>
      className={styles.table}
      rowKey="id"
      columns={columns}
      dataSource={items}
      pagination={false}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        onChangeView({
          sort: columnKey as InvitationSort,
          order: order === 'descend' ? 'desc' : 'asc',
          page: 1,
        });
      }}
    />
  );
});

const NONE = <span className="muted">–</span>;

function SortMark({ order }: { order: 'ascend' | 'descend' | null }) {
  const mark = order === 'ascend' ? '▲' : order === 'descend' ? '▼' : '↕';
  return (
    <span className={order ? `${styles.sorter} ${styles.sorted}` : styles.sorter} aria-hidden="true">
      {mark}
    </span>
  );
}

/** Lets a long address break after its @ first. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
