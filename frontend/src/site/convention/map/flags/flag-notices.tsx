import { useId } from 'react';
import { type Push, useGetPushQuery } from '#core/api/push.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { usePushSupport } from '#ui/push/push-support.ts';
import { NotAllowed } from '#ui/push/push-words.tsx';
import { useDeviceName } from '#ui/push/use-device-name.ts';
import { useDeviceTopics } from '#ui/push/use-device-topics.ts';
import styles from './flags.module.css';

/** Has this device be told when a flag goes up. Nothing is shown where it cannot be: User Info says why. */
export function FlagNotices({ email }: { email: string }) {
  const { data } = useGetPushQuery();
  return data?.key ? <Ask push={data} email={email} /> : null;
}

function Ask({ push, email }: { push: Push; email: string }) {
  const support = usePushSupport();
  const device = useDeviceName();
  const hintId = useId();
  const { topics, say, result, failure, isBlocked } = useDeviceTopics(push, email);
  if (isBlocked && support === 'denied')
    return (
      <Notice tone="warning" takesFocus>
        <NotAllowed />
      </Notice>
    );
  if (support !== 'ask' && support !== 'granted') return null;
  const others = topics.filter((topic) => topic !== 'flag');
  return (
    <div>
      <label className={`row gap-10 touch ${styles.ask}`}>
        <input
          type="checkbox"
          checked={topics.includes('flag')}
          aria-describedby={hintId}
          onChange={({ target }) => say(target.checked ? [...others, 'flag'] : others)}
        />
        Tell me on {device} when a flag goes up
      </label>
      <p id={hintId} className="small muted">
        Once you are checked in, and not while you play.
      </p>
      <StatusRegion>{result && <p className="small muted">{result}</p>}</StatusRegion>
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
