import { useSyncExternalStore } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { unsentOf } from '#core/api/browser/door-scans.ts';
import { useEdition } from '#core/api/edition.ts';
import { useLeaveDoorMutation } from '#core/api/generated.ts';
import { hasRole, useSession } from '#core/api/session.ts';
import { usePreload } from '#core/code/use-lazy-code.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { loadUnsentQuestion, useUnsentQuestion } from '#ui/feedback/use-unsent-question.tsx';
import type { DoorDesk } from './desk/door-desk.ts';
import type { KeptDoor } from './desk/door-memory.ts';
import styles from './door.module.css';

interface LeaveDoorProps {
  door: KeptDoor;
  desk: DoorDesk;
  onLeft: () => void;
}

/** Until when the door is open to this browser, and the way out. It asks first while something waits to go up. */
export function LeaveDoor({ door: { endsAt, byShift }, desk, onLeft }: LeaveDoorProps) {
  const { timeZone } = useEdition();
  const { waiting } = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  const { user } = useSession();
  const [leave] = useLeaveDoorMutation();
  const action = useAction({
    send: () => leave(),
    subject: () => ({ id: 'door', name: 'Door' }),
    failure: 'This browser still has the door link.',
    succeeded: onLeft,
  });
  const { ask, question } = useUnsentQuestion({
    title: 'Leave the door',
    label: 'Leave',
    mayWait: () => waiting.length > 0,
    unsent: async () => unsentOf(waiting),
    leave: () => void action.run(),
  });
  usePreload(loadUnsentQuestion);
  // Whoever has the role needs no link.
  if (user && hasRole(user, 'door')) return null;
  return (
    <>
      <p className={`row spread above-24 wrap ${styles.leave}`}>
        <span className="small muted">
          {byShift ? 'The door is open to you for your shift' : 'You came by the door link, which works'}{' '}
          until {shortMoment(endsAt, timeZone)}.
          {waiting.length > 0 && ' What waits goes up only while the door is open.'}
        </span>
        {!byShift && (
          <button type="button" className="btn" onClick={ask}>
            Leave the door
          </button>
        )}
      </p>
      {question}
    </>
  );
}
