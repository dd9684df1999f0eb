import { Button } from 'antd';
import { memo } from 'react';
import { DeliveryNote } from '#antd/delivery/delivery.tsx';
import { DELIVERY_DISPLAY, deliveryDetails } from '#antd/delivery/delivery-state.ts';
import { useEdition } from '#core/api/edition.ts';
import type { Invitation } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { tableDay } from '#core/text/date-text.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import {
  type ChangeManagementView,
  type InvitationSort,
  type ManagementView,
  SORT_TITLES,
} from '../management-view.ts';
import styles from './invitation-list.module.css';
import { StatusBadge } from './status-badge.tsx';

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
    instant ? <span className="nowrap">{tableDay(instant, edition.timeZone)}</span> : NONE;

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
      ...sortable('delivery'),
      className: styles.delivery,
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
      name="Invitations"
      rowHeader="guestName"
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

interface InvitationCardsProps {
  items: Invitation[];
  onOpen: OpenDialog;
}

/** The invitations of one page as cards, for small screens. */
export function InvitationCards({ items, onOpen }: InvitationCardsProps) {
  const edition = useEdition();
  return (
    <ul className={rowCards.cards}>
      {items.map((invitation) => (
        <li key={invitation.id} className={`card ${rowCards.card}`}>
          <div className={rowCards.head}>
            <div>
              <Written className="strong">{invitation.guestName}</Written>
              <p className="small muted">
                <EmailText email={invitation.guestEmail} />
              </p>
            </div>
            <StatusBadge invitation={invitation} />
          </div>
          {invitation.replyComments && <Written className="small">{invitation.replyComments}</Written>}
          <p className="small muted">{history(invitation, edition.timeZone)}</p>
          <div className={`${rowCards.foot} wrap ${styles.foot}`}>
            <InvitationDelivery invitation={invitation} timeZone={edition.timeZone} onOpen={onOpen} />
            <InvitationActions invitation={invitation} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 'Invited Sep 12 · replied Sep 14 · 2 guests'. */
function history(invitation: Invitation, timeZone: string | undefined): string {
  const { invitedAt, repliedAt, additionalGuests } = invitation;
  const parts = [`Invited ${tableDay(invitedAt, timeZone)}`];
  if (repliedAt) parts.push(`replied ${tableDay(repliedAt, timeZone)}`);
  if (additionalGuests !== null) {
    parts.push(additionalGuests === 0 ? 'no guests' : count(additionalGuests, 'guest'));
  }
  return parts.join(' · ');
}

/** Lets a long address break after its @ first. */
function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

interface InvitationActionsProps {
  invitation: Invitation;
  onOpen: OpenDialog;
}

/** What can be done with one invitation: resend it, correct its address, open the guest's form, delete it. */
function InvitationActions({ invitation, onOpen }: InvitationActionsProps) {
  const { id, guestName, invitationToken } = invitation;
  return (
    <span className={`rigid to-end muted ${styles.buttons}`}>
      <IconButton
        icon="send"
        label={`Resend invitation to ${guestName}`}
        tooltip="Resend invitation"
        onClick={() => onOpen('resend-invitation', id)}
      />
      <IconButton
        icon="edit"
        label={`Correct the address of ${guestName}`}
        tooltip="Correct address"
        onClick={() => onOpen('correct-address', id)}
      />
      <a
        className="icon-btn"
        href={`/gameday-reply/${invitationToken}`}
        target="_blank"
        rel="noreferrer"
        data-tooltip="RSVP form"
        aria-label={`RSVP form of ${guestName}, opens in a new tab`}
      >
        <Icon name="external" />
      </a>
      <IconButton
        icon="trash"
        label={`Delete invitation of ${guestName}`}
        tooltip="Delete invitation"
        onClick={() => onOpen('delete-invitation', id)}
      />
    </span>
  );
}

interface InvitationDeliveryProps {
  invitation: Invitation;
  timeZone: string | undefined;
  onOpen: OpenDialog;
}

/** What became of an invitation's own mail, and of a later one that did not leave; what failed can be tried again. */
function InvitationDelivery({ invitation, timeZone, onOpen }: InvitationDeliveryProps) {
  const { delivery, laterDelivery, guestName } = invitation;
  if (!delivery) return <span className="muted">–</span>;
  return (
    <DeliveryNote
      display={DELIVERY_DISPLAY[delivery.state]}
      details={[...deliveryDetails(delivery, timeZone), laterDelivery && laterText(laterDelivery, timeZone)]}
      said={delivery.said}
    >
      {delivery.state === 'failed' && (
        <Button
          size="small"
          className={styles.retry}
          icon={<Icon name="retry" />}
          aria-label={`Retry the mail to ${guestName}`}
          onClick={() => onOpen('resend-invitation', invitation.id)}
        >
          Retry
        </Button>
      )}
    </DeliveryNote>
  );
}

/** 'A later mail: Failed, The mailbox is full'; nothing of one that left. */
function laterText(
  later: NonNullable<Invitation['laterDelivery']>,
  timeZone: string | undefined,
): string | null {
  if (later.state === 'sent') return null;
  const parts = [DELIVERY_DISPLAY[later.state].label, ...deliveryDetails(later, timeZone)];
  return `A later mail: ${parts.filter(Boolean).join(', ')}`;
}
