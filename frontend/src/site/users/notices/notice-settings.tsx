import type { User } from '#core/api/generated.ts';
import { type Push, useGetPushQuery } from '#core/api/push.ts';
import { LoadFailure, Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { usePushSupport } from '#ui/push/push-support.ts';
import { HomeScreen, NotAllowed } from '#ui/push/push-words.tsx';
import { ALL_TOPICS, OWN_TOPICS, TOPICS } from '#ui/push/topics.ts';
import { useDeviceName } from '#ui/push/use-device-name.ts';
import { useDeviceTopics } from '#ui/push/use-device-topics.ts';
import styles from './notices.module.css';
import { OtherDevices } from './other-devices.tsx';

/** The choices of this device, and the list of the others. */
export function NoticeSettings({ user }: { user: User }) {
  const { data, isError, refetch } = useGetPushQuery();
  if (isError && !data)
    return <LoadFailure title="Your choice of notices could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      <ThisDevice push={data} email={user.email} />
      <OtherDevices devices={data.devices.filter(({ isThisSession }) => !isThisSession)} />
    </>
  );
}

/** A switch and, while it is on, a tick for each topic. Both say one thing, of what this device is told; nothing of it is off. */
function ThisDevice({ push, email }: { push: Push; email: string }) {
  const support = usePushSupport();
  const device = useDeviceName();
  const { topics, say, result, failure, isBlocked } = useDeviceTopics(push, email);
  if (!push.key) return <p>This site sends no notices at the moment.</p>;
  if (support === 'none') return <p>This browser cannot show notices of this site.</p>;
  if (support === 'install')
    return (
      <p>
        <HomeScreen />
      </p>
    );
  if (support === 'denied')
    return (
      <Notice tone="warning" takesFocus={isBlocked}>
        <NotAllowed />
      </Notice>
    );
  const isOn = topics.length > 0;
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={`row gap-10 touch to-start ${styles.switch}`}
        onClick={() => say(isOn ? [] : OWN_TOPICS)}
      >
        <span className={`rigid sunken ${styles.track}`} />
        Be told on {device}
      </button>
      {isOn && (
        <fieldset className={styles.topics}>
          <legend className="strong">Tell me when</legend>
          {ALL_TOPICS.map((topic) => (
            <label key={topic} className={`flex top gap-10 touch ${styles.choice}`}>
              <input
                type="checkbox"
                checked={topics.includes(topic)}
                onChange={({ target }) =>
                  say(ALL_TOPICS.filter((each) => (each === topic ? target.checked : topics.includes(each))))
                }
              />
              <span>{TOPICS[topic]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <StatusRegion>{result && <p className="small muted">{result}</p>}</StatusRegion>
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
