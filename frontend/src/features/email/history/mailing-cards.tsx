import type { OpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import { useEdition } from '../../../api/edition.ts';
import type { Mailing } from '../../../api/generated.ts';
import { fullMoment } from '../../../ui/text/date-text.ts';
import styles from '../email-list.module.css';
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
    <ul className={styles.cards}>
      {items.map((mailing) => (
        <li key={mailing.id} className={`card ${styles.card}`}>
          <p className="small muted">
            {fullMoment(mailing.createdAt, timeZone)} · {mailing.author ?? NO_AUTHOR}
          </p>
          <div>
            <MailingTitle mailing={mailing} />
          </div>
          <p className="small muted">{mailing.audience}</p>
          <MailingResults mailing={mailing} />
          <div className={styles.cardFoot}>
            <MailingStateNote mailing={mailing} />
            <MailingActions mailing={mailing} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
