import { useRef, useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { type PushDevice, useRemoveDeviceMutation } from '#core/api/push.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { StatusRegion } from '#ui/feedback/notice.tsx';
import { TOPICS } from '#ui/push/topics.ts';
import styles from './notices.module.css';

/** The other devices that are told, each of which can be removed from here. */
export function OtherDevices({ devices }: { devices: PushDevice[] }) {
  const { timeZone } = useEdition();
  const [remove] = useRemoveDeviceMutation();
  const [removed, setRemoved] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const { press, isBusyWith } = useAction({
    send: ({ id }: PushDevice) => remove(id),
    subject: ({ id, label }) => ({ id, name: label }),
    failure: 'The device was not removed.',
    proceed: (_answer, { label }) => {
      setRemoved(`${label} is told nothing any more.`);
      // The button that was pressed goes with its row.
      place.current?.focus();
    },
  });
  return (
    <div ref={place} tabIndex={-1}>
      {devices.length > 0 && (
        <>
          <h3>Other devices</h3>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <li key={device.id}>
                <span className={`grid shrinks ${styles.device}`}>
                  <span className="strong">{device.label}</span>
                  <span className="small muted">
                    Since {shortMoment(device.createdAt, timeZone)}:{' '}
                    {device.topics.map((topic) => TOPICS[topic]).join('; ')}
                  </span>
                </span>
                <button
                  type="button"
                  className="btn"
                  aria-busy={isBusyWith(device.id)}
                  onClick={press(device)}
                >
                  Remove
                  <span className="visually-hidden">
                    {' '}
                    {device.label}, on since {shortMoment(device.createdAt, timeZone)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <StatusRegion>{removed && <p className="small muted">{removed}</p>}</StatusRegion>
    </div>
  );
}
