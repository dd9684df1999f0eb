import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { AuditItem } from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { type GroupedEntry, grouped, timesText } from '#ui/audit/grouped-entries.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import { isOwnNetwork } from '#ui/text/network-text.ts';
import styles from './audit.module.css';

function shownNetwork(network: string | null): string | null {
  return network && isOwnNetwork(network) ? 'The server itself' : network;
}

/** One page of entries as a table, for wide screens. */
export function AuditTable({ items }: { items: AuditItem[] }) {
  const { timeZone } = useEdition();
  const columns: DataColumn<GroupedEntry>[] = [
    {
      key: 'at',
      title: 'When',
      render: ({ at }) => <span className="muted">{shortMoment(at, timeZone)}</span>,
    },
    { key: 'who', title: 'Who', className: styles.words, render: ({ who }) => <b>{who}</b> },
    {
      key: 'what',
      title: 'Did what, to whom',
      className: styles.words,
      render: (item) => <What item={item} />,
    },
    {
      key: 'network',
      title: 'Network',
      render: ({ network }) => <span className="muted">{shownNetwork(network) ?? '–'}</span>,
    },
  ];
  return (
    <DataTable
      name="What was done"
      rowHeader="what"
      rows={grouped(items)}
      columns={columns}
      rowProps={({ isRefusal }) => ({ className: isRefusal ? styles.refusal : undefined })}
    />
  );
}

/** The same as cards, for small screens. */
export function AuditCards({ items }: { items: AuditItem[] }) {
  const { timeZone } = useEdition();
  return (
    <ul className={rowCards.cards}>
      {grouped(items).map((item) => (
        <li key={item.id} className={`card ${rowCards.card} ${item.isRefusal ? styles.refusal : ''}`}>
          <p className="small muted">{shortMoment(item.at, timeZone)}</p>
          <p className="strong">{item.who}</p>
          <p>
            <What item={item} />
          </p>
          {item.network && <p className="small muted">{shownNetwork(item.network)}</p>}
        </li>
      ))}
    </ul>
  );
}

function What({ item }: { item: GroupedEntry }) {
  const { timeZone } = useEdition();
  const { what, path, isRefusal } = item;
  const text = `${what}${timesText(item, timeZone)}`;
  if (isRefusal) {
    return (
      <span className={`top gap-8 danger strong ${styles.refused}`}>
        <Icon name="close" />
        {text}
      </span>
    );
  }
  return path ? <Link to={path}>{text}</Link> : text;
}
