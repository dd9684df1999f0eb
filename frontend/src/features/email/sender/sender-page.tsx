import { Button } from 'antd';
import { useEdition } from '#api/edition.ts';
import { type SenderCheck, useCheckSenderQuery } from '#api/generated.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import styles from './sender.module.css';
import { CHECK_LOOKS, summaryOf } from './sender-check.ts';

/** /emailer/sender: whether the sender's domain and mail server are set up so that mail arrives. */
export function SenderPage() {
  const { data, isError, isFetching, fulfilledTimeStamp = 0, refetch } = useCheckSenderQuery();
  const { timeZone } = useEdition();
  const showsSkeleton = usePending(!data && !isError, SKELETON_DELAY);
  return (
    <section className={`card ${styles.sender}`} aria-labelledby="sender">
      <div className={styles.head}>
        <div>
          <h2 id="sender">Sender check</h2>
          <p className="small muted" role="status">
            {data && !isError
              ? `${summaryOf(data.checks)} Checked ${shortMoment(new Date(fulfilledTimeStamp).toISOString(), timeZone)}.`
              : 'What mailboxes look for before they take a mail.'}
          </p>
        </div>
        <Button
          icon={<Icon name="refresh" className={isFetching ? 'spin' : undefined} />}
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : () => void refetch()}
        >
          {isFetching ? 'Checking...' : 'Check again'}
        </Button>
      </div>
      {!data && isError && <LoadFailure title="The sender was not checked" onRetry={() => void refetch()} />}
      {!data && showsSkeleton && <ListSkeleton rows={5} />}
      {data && isError && <StaleNote since={fulfilledTimeStamp} isRetrying={false} />}
      {data && <Findings check={data} />}
    </section>
  );
}

function Findings({ check: { domain, mailServer, checks } }: { check: SenderCheck }) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Domain</dt>
          <dd>{domain}</dd>
        </div>
        <div>
          <dt>Mail server</dt>
          <dd>{mailServer}</dd>
        </div>
      </dl>
      <ul className={styles.checks}>
        {checks.map(({ name, state, found, advice }) => {
          const { label, icon, ink } = CHECK_LOOKS[state];
          return (
            <li key={name}>
              <div className={styles.name}>
                <h3>{name}</h3>
                <span className={styles.state} style={{ color: ink }}>
                  <Icon name={icon} />
                  {label}
                </span>
              </div>
              <div className={styles.finding}>
                {found.map((text) => (
                  <code key={text}>{text}</code>
                ))}
                {advice && <p>{advice}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
