import { DeliveryNote } from '#antd/delivery/delivery.tsx';
import { keyOf, REASON_LOOKS } from '#antd/delivery/suppression-reason.ts';
import { useEdition } from '#core/api/edition.ts';
import type { Suppression, SuppressionReason } from '#core/api/staff.ts';
import { fullMoment } from '#core/text/date-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import styles from '#ui/list/list-card.module.css';
import rowCards from '#ui/list/row-cards.module.css';

interface SuppressionRowsProps {
  items: Suppression[];
  mayRemove: (reason: SuppressionReason) => boolean;
  /** Asks whether the entry of a key shall go. */
  onRemove: (key: string) => void;
}

/** One page of suppressed addresses as a table, for wide screens. */
export function SuppressionTable({ items, mayRemove, onRemove }: SuppressionRowsProps) {
  const { timeZone } = useEdition();
  const rows = items.map((item) => ({ ...item, id: keyOf(item) }));
  const columns: DataColumn<(typeof rows)[number]>[] = [
    { key: 'address', title: 'Address', className: styles.words, render: ({ address }) => address },
    { key: 'reason', title: 'Reason', render: (row) => <Reason suppression={row} /> },
    { key: 'note', title: 'Note', className: styles.words, render: ({ note }) => note },
    { key: 'since', title: 'Since', render: ({ createdAt }) => fullMoment(createdAt, timeZone) },
    {
      key: 'remove',
      title: <span className="visually-hidden">Remove</span>,
      align: 'end',
      render: (row) => mayRemove(row.reason) && <RemoveButton suppression={row} onRemove={onRemove} />,
    },
  ];
  return (
    <DataTable
      className={styles.table}
      name="Suppressed addresses"
      rowHeader="address"
      rows={rows}
      columns={columns}
    />
  );
}

/** The same as cards, for small screens. */
export function SuppressionCards({ items, mayRemove, onRemove }: SuppressionRowsProps) {
  const { timeZone } = useEdition();
  return (
    <ul className={rowCards.cards}>
      {items.map((item) => (
        <li key={keyOf(item)} className={`card ${rowCards.card}`}>
          <div className={rowCards.head}>
            <p className="strong">{item.address}</p>
            {mayRemove(item.reason) && <RemoveButton suppression={item} onRemove={onRemove} />}
          </div>
          <Reason suppression={item} />
          {item.note && <p className="small">{item.note}</p>}
          <p className="small muted">Since {fullMoment(item.createdAt, timeZone)}</p>
        </li>
      ))}
    </ul>
  );
}

function Reason({ suppression }: { suppression: Suppression }) {
  const { label, icon, effect } = REASON_LOOKS[suppression.reason];
  return <DeliveryNote display={{ label, icon, ink: 'var(--ink)' }} details={[effect]} />;
}

interface RemoveButtonProps {
  suppression: Suppression;
  onRemove: (key: string) => void;
}

function RemoveButton({ suppression, onRemove }: RemoveButtonProps) {
  const { address, reason } = suppression;
  return (
    <IconButton
      icon="trash"
      label={`Remove ${address}, ${REASON_LOOKS[reason].label}`}
      tooltip="Remove from the list"
      onClick={() => onRemove(keyOf(suppression))}
    />
  );
}
