import { DeliveryNote } from '#antd/delivery/delivery.tsx';
import { DELIVERY_DISPLAY } from '#antd/delivery/delivery-state.ts';
import { useEdition } from '#api/edition.ts';
import type { MailingRecipient } from '#api/generated.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import styles from '../email-list.module.css';
import { attemptsText, recipientDetails } from './recipient-text.ts';

interface RecipientsProps {
  items: MailingRecipient[];
}

const COLUMNS: readonly DataColumn<MailingRecipient>[] = [
  {
    key: 'name',
    title: 'Name',
    className: styles.words,
    render: ({ name }) => name || <span className="muted">–</span>,
  },
  { key: 'email', title: 'Email', className: styles.words, render: ({ email }) => email },
  { key: 'state', title: 'Delivery', render: (row) => <RecipientState recipient={row} /> },
  { key: 'attempts', title: 'Attempts', render: ({ attempts }) => attempts },
  { key: 'bounces', title: 'Soft bounces', render: ({ bounces }) => bounces },
];

/** One page of recipients as a table, for wide screens. */
export function RecipientTable({ items }: RecipientsProps) {
  return <DataTable className={styles.table} rows={items} columns={COLUMNS} />;
}

/** The same as cards, for small screens. */
export function RecipientCards({ items }: RecipientsProps) {
  return (
    <ul className={rowCards.cards}>
      {items.map((recipient) => (
        <li key={recipient.id} className={`card ${rowCards.card}`}>
          <div>
            {recipient.name && <p className="strong">{recipient.name}</p>}
            <p className="small muted">{recipient.email}</p>
          </div>
          <RecipientState recipient={recipient} />
          {attemptsText(recipient) && <p className="small muted">{attemptsText(recipient)}</p>}
        </li>
      ))}
    </ul>
  );
}

function RecipientState({ recipient }: { recipient: MailingRecipient }) {
  const { timeZone } = useEdition();
  return (
    <DeliveryNote
      display={DELIVERY_DISPLAY[recipient.state]}
      details={recipientDetails(recipient, timeZone)}
    />
  );
}
