import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import type { Mailing } from '#api/generated.ts';
import rowCards from '#ui/list/row-cards.module.css';
import { fullMoment } from '#ui/text/date-text.ts';
import {
  MailingActions,
  MailingResults,
  MailingStateNote,
  MailingTitle,
  NO_AUTHOR,
} from './mailing-parts.tsx';

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
