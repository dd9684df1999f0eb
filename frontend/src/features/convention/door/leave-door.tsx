import { useSyncExternalStore } from 'react';
import { useEdition } from '#api/edition.ts';
import { useLeaveDoorMutation } from '#api/generated.ts';
import { hasRole, useSession } from '#api/session.ts';
import { useAction } from '#ui/action/use-action.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { count } from '#ui/text/count-text.ts';
import { shortMoment } from '#ui/text/date-text.ts';
import type { DoorDesk } from './desk/door-desk.ts';
import type { KeptDoor } from './desk/door-memory.ts';
import styles from './door.module.css';

const LEAVE = 'leave-door';
const FAILURE = 'This browser still has the door link.';

interface LeaveDoorProps {
  door: KeptDoor;
  desk: DoorDesk;
  onLeft: () => void;
}

/** Until when the door is open to this browser, and the way out. It asks first while people wait to be registered. */
export function LeaveDoor({ door: { endsAt, byShift }, desk, onLeft }: LeaveDoorProps) {
  const { timeZone } = useEdition();
  const { waiting } = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  const { user } = useSession();
  const openDialog = useOpenDialog();
  const [leave] = useLeaveDoorMutation();
  const action = useAction({
    send: () => leave(),
    subject: () => ({ id: 'door', name: 'Door' }),
    failure: FAILURE,
    succeeded: onLeft,
  });
  // Whoever has the role needs no link.
  if (user && hasRole(user, 'door')) return null;
  const walkIns = waiting.filter(({ walkIn }) => walkIn).length;
  return (
    <>
      <p className={styles.leave}>
        <span className="small muted">
          {byShift ? 'The door is open to you for your shift' : 'You came by the door link, which works'}{' '}
          until {shortMoment(endsAt, timeZone)}.
          {waiting.length > 0 && ' What waits goes up only while the door is open.'}
        </span>
        {!byShift && (
          <button
            type="button"
            className="btn"
            onClick={walkIns > 0 ? () => openDialog(LEAVE) : action.press()}
          >
            Leave the door
          </button>
        )}
      </p>
      <RoutedDialog name={LEAVE} find={() => walkIns || undefined}>
        {(left, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Leave the door"
            subject={`${count(left, 'walk-in')} ${left === 1 ? 'has' : 'have'} not gone up`}
            text="Whom you added without a network is not registered yet, and may be lost once you leave. Stay until the network is back."
            confirmLabel="Leave"
            dismissLabel="Stay"
            isDestructive
            failure={FAILURE}
            action={() => leave()}
            onDone={onLeft}
          />
        )}
      </RoutedDialog>
    </>
  );
}
