import { useEdition } from '#core/api/edition.ts';
import type { Mailing } from '#core/api/staff.ts';
import { fullMoment } from '#core/text/date-text.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import styles from '#ui/list/list-card.module.css';
import rowCards from '#ui/list/row-cards.module.css';
import historyStyles from './history.module.css';
import {
  MailingActions,
  MailingResults,
  MailingStateNote,
  MailingTitle,
  NO_AUTHOR,
} from './mailing-parts.tsx';

interface MailingTableProps {
  items: Mailing[];
  onOpen: OpenDialog;
}

/** One page of mailings as a table, for wide screens. */
export function MailingTable({ items, onOpen }: MailingTableProps) {
  const { timeZone } = useEdition();
  const columns: DataColumn<Mailing>[] = [
    {
      key: 'title',
      title: 'Mailing',
      className: styles.words,
      render: (row) => <MailingTitle mailing={row} />,
    },
    { key: 'audience', title: 'Audience', className: styles.words, render: ({ audience }) => audience },
    {
      key: 'author',
      title: 'Author',
      className: styles.words,
      render: ({ author, createdAt }) => (
        <>
          {author ?? NO_AUTHOR}
          <span className="small muted block">{fullMoment(createdAt, timeZone)}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: 'State',
      className: historyStyles.state,
      render: (row) => <MailingStateNote mailing={row} />,
    },
    { key: 'results', title: 'Results', render: (row) => <MailingResults mailing={row} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">Actions</span>,
      align: 'end',
      render: (row) => <MailingActions mailing={row} onOpen={onOpen} />,
    },
  ];
  return (
    <DataTable className={styles.table} name="Mailings" rowHeader="title" rows={items} columns={columns} />
  );
}

interface MailingCardsProps {
  items: Mailing[];
  onOpen: OpenDialog;
}

/** One page of mailings as cards, for small screens. */
export function MailingCards({ items, onOpen }: MailingCardsProps) {
  const { timeZone } = useEdition();
  return (
    <ul className={rowCards.cards}>
      {items.map((mailing) => (
        <li key={mailing.id} className={`card ${rowCards.card}`}>
          <p className="small muted">
            {fullMoment(mailing.createdAt, timeZone)} · {mailing.author ?? NO_AUTHOR}
          </p>
          <div>
            <MailingTitle mailing={mailing} />
          </div>
          <p className="small muted">{mailing.audience}</p>
          <MailingResults mailing={mailing} />
          <div className={rowCards.foot}>
            <MailingStateNote mailing={mailing} />
            <MailingActions mailing={mailing} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
