import { Button } from 'antd';
import { useEdition } from '#core/api/edition.ts';
import { type SenderCheck, useCheckSenderQuery } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './sender.module.css';

/** /emailer/sender: whether the sender's domain and mail server are set up so that mail arrives. */
export function SenderPage() {
  const { data, isError, isFetching, fulfilledTimeStamp = 0, refetch } = useCheckSenderQuery();
  const { timeZone } = useEdition();
  const showsSkeleton = usePending(!data && !isError, SKELETON_DELAY);
  return (
    <section className={`card stack gap-16 anywhere pad-20 ${styles.sender}`} aria-labelledby="sender">
      <div className="row spread gap-12 wrap">
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
      <dl className={`cluster ${styles.facts}`}>
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
                <span className={`inline-row gap-6 strong ${styles.state}`} style={{ color: ink }}>
                  <Icon name={icon} />
                  {label}
                </span>
              </div>
              <div className={`grid gap-8 from-start packed ${styles.finding}`}>
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

type Finding = SenderCheck['checks'][number];

interface CheckLook {
  label: string;
  icon: IconName;
  /** The colour token of its words. */
  ink: string;
}

const CHECK_LOOKS: Record<Finding['state'], CheckLook> = {
  ok: { label: 'Good', icon: 'check', ink: 'var(--greenText)' },
  warning: { label: 'Could be better', icon: 'alert', ink: 'var(--yellowText)' },
  failed: { label: 'Needs work', icon: 'close', ink: 'var(--dangerText)' },
  unknown: { label: 'Not known', icon: 'info', ink: 'var(--muted)' },
};

/** What the checks come to in one sentence. */
function summaryOf(checks: readonly Finding[]): string {
  const number = (state: Finding['state']) => checks.filter((check) => check.state === state).length;
  const parts = [
    number('failed') > 0 &&
      `${count(number('failed'), 'thing')} ${number('failed') === 1 ? 'needs' : 'need'} work`,
    number('warning') > 0 && `${number('warning')} could be better`,
    number('unknown') > 0 && `${number('unknown')} could not be found out`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Everything is as it should be.';
}
