import { Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { isUnfinished } from '#antd/delivery/delivery-state.ts';
import { useMailing } from '#antd/delivery/use-polled-progress.ts';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { CANCEL_MAILING, CancelMailing } from '../../history/cancel-mailing.tsx';
import { MailingStateNote } from '../../history/mailing-parts.tsx';
import { MailingProgress } from '../../history/mailing-progress.tsx';
import styles from './sent-mailing.module.css';

/** The mailing that was sent last, as it goes: pause, resume, cancel, and the way to each of its recipients. */
export function SentMailing({ id }: { id: string }) {
  const polled = useMailing(id);
  const openDialog = useOpenDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mailing } = polled;
  // An old link may lead to one that is gone; nothing else here depends on it.
  if (!mailing) return null;
  return (
    <section className="card card-body" aria-labelledby="sent-mailing">
      <div className={styles.head}>
        <div>
          <h2 id="sent-mailing" ref={heading} tabIndex={-1}>
            {mailing.title}
          </h2>
          <MailingStateNote mailing={mailing} />
        </div>
        <div className="link-row">
          <Link className="btn" to={`/emailer/history/${id}`}>
            Recipients
          </Link>
          {isUnfinished(mailing) && (
            <Button danger icon={<Icon name="close" />} onClick={() => openDialog(CANCEL_MAILING, id)}>
              Cancel mailing
            </Button>
          )}
        </div>
      </div>
      {mailing.startedAt !== null && <MailingProgress mailing={mailing} polled={polled} />}
      <CancelMailing find={(asked) => (asked === id ? mailing : undefined)} fallbackFocus={heading} />
    </section>
  );
}
