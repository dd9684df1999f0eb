import { useRef, useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type BadgeQueuePlace,
  useChangeBadgeWaitMutation,
  useStopWaitingForBadgesMutation,
} from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { LinePlace } from '#ui/line/line-place.tsx';
import { lineNews } from '#ui/line/line-text.ts';
import styles from '../register-card.module.css';
import { BadgeCount } from './badge-count.tsx';

const CHANGE_FAILURE = 'Failed to change the number';
const LEAVE_FAILURE = 'Failed to leave the line';

interface InLineForBadgesProps {
  /** Of the mailed link. */
  line: string;
  wait: BadgeQueuePlace & { place: number };
  /** When the place was read, in ms. */
  loadedAt: number | undefined;
  onLeft: () => void;
}

/** The place of somebody who waits for badges, with what can be done about it. */
export function InLineForBadges({ line, wait, loadedAt, onLeft }: InLineForBadgesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [badges, setBadges] = useState(wait.badges);
  const [error, setError] = useState<string | null>(null);
  const [changeWait] = useChangeBadgeWaitMutation();
  const [stopWaiting] = useStopWaitingForBadgesMutation();
  const change = useAction({
    send: () => changeWait({ line, badgeQueueParty: { badges } }),
    failure: CHANGE_FAILURE,
    // The button that was pressed is gone.
    proceed: () => {
      setError(null);
      heading.current?.focus();
    },
    refused: (refusal) => setError(failureText(CHANGE_FAILURE, refusal)),
  });
  const leave = useAction({
    send: () => stopWaiting(line),
    failure: LEAVE_FAILURE,
    proceed: onLeft,
    refused: (refusal) => setError(failureText(LEAVE_FAILURE, refusal)),
  });
  const isBusy = change.isBusy || leave.isBusy;
  const news = lineNews(wait.place, wait, 'badges');
  return (
    <div className={styles.body}>
      <h2 id="register-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        You are in line
      </h2>
      <StatusRegion>{news && <Notice tone="info">{news}</Notice>}</StatusRegion>
      <LinePlace
        standing={{ place: wait.place, parties: wait.parties, own: wait.badges }}
        loadedAt={loadedAt}
      />
      <p>
        {wait.name}, you wait for <b>{count(wait.badges, 'badge')}</b>. We write to {wait.email} the moment it
        is your turn. If somebody behind you fits first, you keep your place.
      </p>
      <BadgeCount value={badges} onChange={setBadges} />
      {error && (
        <Notice tone="error" title="Error" live>
          {error}
        </Notice>
      )}
      {badges !== wait.badges && (
        <button type="button" className="btn btn-block" aria-disabled={isBusy} onClick={change.press()}>
          Change to {count(badges, 'badge')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-text btn-block danger"
        aria-disabled={isBusy}
        onClick={leave.press()}
      >
        Leave the line
      </button>
    </div>
  );
}
