import { Button } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { isUnfinished, kindText } from '#antd/delivery/delivery-state.ts';
import { useEdition } from '#core/api/edition.ts';
import type { Mailing } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { fullMoment } from '#core/text/date-text.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { addresses, CANCEL_MAILING, FORGET_BOUNCES, RESEND_FAILED } from './mailing-dialogs.tsx';
import styles from './mailing-page.module.css';
import { MailingStateNote, NO_AUTHOR } from './mailing-parts.tsx';

interface MailingSummaryProps {
  mailing: Mailing;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: OpenDialog;
}

/** What a mailing is, who was left out of it, and what can be done with it. */
export function MailingSummary({ mailing, heading, onOpen }: MailingSummaryProps) {
  const { id, title, kind, audience, author, size, leftOut } = mailing;
  const { timeZone } = useEdition();
  const moments: [string, string | null][] = [
    ['Confirmed', mailing.createdAt],
    ['Scheduled for', mailing.scheduledFor],
    ['Started', mailing.startedAt],
    ['Finished', mailing.finishedAt],
  ];
  return (
    <section className="card card-body anywhere" aria-labelledby="mailing">
      <div className="cluster top spread gap-12">
        <h2 id="mailing" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={`cluster gap-8 ${styles.actions}`}>
          {mailing.resendable > 0 && (
            <Button icon={<Icon name="retry" />} onClick={() => onOpen(RESEND_FAILED, id)}>
              Send again to the failed
            </Button>
          )}
          {mailing.bounced > 0 && (
            <Button icon={<Icon name="mail" />} onClick={() => onOpen(FORGET_BOUNCES, id)}>
              Forget bounces
            </Button>
          )}
          {isUnfinished(mailing) && (
            <Button danger icon={<Icon name="close" />} onClick={() => onOpen(CANCEL_MAILING, id)}>
              Cancel mailing
            </Button>
          )}
        </div>
      </div>
      <MailingStateNote mailing={mailing} />
      <dl className={`grid ${styles.facts}`}>
        <Fact name="Kind">{kindText(kind)}</Fact>
        <Fact name="Audience">{audience}</Fact>
        <Fact name="People">{numeral(size)}</Fact>
        <Fact name="Author">{author ?? NO_AUTHOR}</Fact>
        {moments.map(
          ([name, moment]) =>
            moment && (
              <Fact key={name} name={name}>
                {fullMoment(moment, timeZone)}
              </Fact>
            ),
        )}
      </dl>
      {mailing.bounced > 0 && (
        <p>
          Mails of it came back: {addresses(mailing.bounced)} no more mail, as the{' '}
          <Link to="/emailer/suppressed">suppression list</Link> says.
        </p>
      )}
      {leftOut.length > 0 && (
        <div>
          <h3 className={styles.leftOut}>Left out</h3>
          <ul className={`grid gap-4 muted ${styles.reasons}`}>
            {leftOut.map(({ reason, count: people }) => (
              <li key={reason}>
                <Icon name="ban" />
                {count(people, 'person', 'people')}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
