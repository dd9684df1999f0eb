import { Button } from 'antd';
import { useRef } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type SetAsideMail,
  useGiveUpSetAsideMutation,
  useListSetAsideQuery,
  useRetrySetAsideMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import styles from './system.module.css';

/** So many are shown; deciding on one brings the next. */
const SHOWN = 10;

/** Mails that the product stopped trying, for somebody to decide. */
export function SetAside() {
  const { data, isError, refetch } = useListSetAsideQuery({ page: 1, limit: SHOWN }, fresh('listSetAside'));
  const heading = useRef<HTMLHeadingElement>(null);
  const [retry] = useRetrySetAsideMutation();
  const [giveUp] = useGiveUpSetAsideMutation();
  const decide = useAction({
    send: ({ mail: { id }, again }: { mail: SetAsideMail; again: boolean }) =>
      again ? retry(id) : giveUp(id),
    subject: ({ mail: { id, email } }) => ({ id, name: email }),
    failure: 'Failed to change the mail',
    succeeded: (_data, { mail: { email }, again }) =>
      showToast({
        title: again ? `The mail to ${email} is tried again` : `The mail to ${email} is given up`,
      }),
    proceed: () => heading.current?.focus(),
  });
  if (!data) {
    return isError ? (
      <LoadFailure title="The mails set aside did not load" onRetry={() => void refetch()} />
    ) : null;
  }
  if (data.total === 0)
    return <p className={`anywhere line-above ${styles.part} small muted`}>No mail is set aside.</p>;
  return (
    <div className={`anywhere line-above ${styles.part}`}>
      <h3 ref={heading} tabIndex={-1}>
        {count(data.total, 'mail')} set aside
      </h3>
      <ul className={styles.rows}>
        {data.items.map((mail) => (
          <li key={mail.id}>
            <MailText mail={mail} />
            <div className="cluster gap-8">
              <Button
                size="small"
                loading={decide.isBusyWith(mail.id)}
                aria-label={`Try again: ${mail.email}`}
                onClick={decide.press({ mail, again: true })}
              >
                Try again
              </Button>
              <Button
                size="small"
                type="text"
                danger
                disabled={decide.isBusyWith(mail.id)}
                aria-label={`Give up: ${mail.email}`}
                onClick={decide.press({ mail, again: false })}
              >
                Give up
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className="small muted">and {count(data.total - data.items.length, 'more', 'more')}</p>
      )}
    </div>
  );
}

function MailText({ mail: { name, email, title, reason, attempts, since } }: { mail: SetAsideMail }) {
  const { timeZone } = useEdition();
  return (
    <div className={styles.text}>
      <p>
        <strong>{name ?? email}</strong> <span className="small muted">{title}</span>
      </p>
      <p className="small">{reason ?? 'No answer'}</p>
      <p className="small muted">
        {count(attempts, 'try', 'tries')}, last {shortMoment(since, timeZone)}
      </p>
    </div>
  );
}
