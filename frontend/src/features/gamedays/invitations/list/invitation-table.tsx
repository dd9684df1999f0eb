import { memo } from 'react';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import { type Invitation } from '#api/generated.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import { shortDay } from '#ui/text/date-text.ts';
import {
  type ChangeManagementView,
  type InvitationSort,
  type ManagementView,
  SORT_TITLES,
} from '../../management-view.ts';
import { StatusBadge } from '../../status/status-badge.tsx';
import { InvitationDelivery } from '../delivery/invitation-delivery.tsx';
import { EmailText } from './email-text.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import styles from './invitation-table.module.css';

interface InvitationTableProps {
  items: Invitation[];
  view: ManagementView;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
}

const NONE = <span className="muted">–</span>;

/** The invitations of one page as a sortable table, for wide screens. */
export const InvitationTable = memo(function InvitationTable(props: InvitationTableProps) {
  const { items, view, onChangeView, onOpen } = props;
  const edition = useEdition();
  const day = (instant: string | null) =>
    instant ? <span className="nowrap">{shortDay(instant, edition.timeZone)}</span> : NONE;

  const columns: DataColumn<Invitation>[] = [
    { ...sortable('guestName'), className: styles.name, render: ({ guestName }) => guestName },
    {
      ...sortable('guestEmail'),
      className: styles.email,
      render: ({ guestEmail }) => <EmailText email={guestEmail} />,
    },
    { ...sortable('status'), className: styles.status, render: (row) => <StatusBadge invitation={row} /> },
    { ...sortable('additionalGuests'), render: ({ additionalGuests }) => additionalGuests ?? NONE },
    {
      ...sortable('replyComments'),
      className: styles.comments,
      render: ({ replyComments }) => replyComments || NONE,
    },
    { ...sortable('invitedAt'), render: ({ invitedAt }) => day(invitedAt) },
    { ...sortable('repliedAt'), render: ({ repliedAt }) => day(repliedAt) },
    {
      key: 'delivery',
      title: 'Delivery',
      render: (row) => <InvitationDelivery invitation={row} timeZone={edition.timeZone} onOpen={onOpen} />,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">Actions</span>,
      className: styles.actions,
      align: 'end',
      render: (row) => <InvitationActions invitation={row} onOpen={onOpen} />,
    },
  ];

  return (
    <DataTable
      className={styles.table}
      rows={items}
      columns={columns}
      sort={view.sort}
      order={view.order}
      onSort={(sort: InvitationSort, order) => onChangeView({ sort, order, page: 1 })}
    />
  );
});

function sortable(field: InvitationSort) {
  return { key: field, title: SORT_TITLES[field], isSortable: true };
}
