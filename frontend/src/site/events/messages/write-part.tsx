import { useLocation } from 'react-router';
import type { Event, User } from '#core/api/generated.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { openDialogIn, subjectIn, useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { isOwnName } from '../schedule/sign-up.ts';

/** The dialog's name in the address; its subject is the event. */
const WRITE = 'write-to-players';
const load = () => import('./write-dialog.tsx');

interface WriteProps {
  event: Event;
  user: User | null;
}

/** Opens the dialog; not there while nobody else plays or waits. */
export function WriteButton({ event, user, isPrimary }: WriteProps & { isPrimary: boolean }) {
  const openDialog = useOpenDialog();
  if (!hasReaders(event, user)) return null;
  return (
    <button
      type="button"
      className={isPrimary ? 'btn btn-primary' : 'btn'}
      onClick={() => openDialog(WRITE, event.id)}
    >
      <Icon name="send" />
      Write to the Players
    </button>
  );
}

/** The dialog, which stands on Ant Design: its code is loaded when it opens, and not before. */
export function WritePart({ event, user }: WriteProps) {
  const code = useLazyCode(load, subjectIn(openDialogIn(useLocation()), WRITE) ?? null);
  return (
    <RoutedDialog
      name={WRITE}
      find={(id) => (code && id === event.id && hasReaders(event, user) ? event : undefined)}
    >
      {(subject, frame) => code && <code.WriteDialog event={subject} frame={frame} />}
    </RoutedDialog>
  );
}

function hasReaders({ participants, waitlist, eventOwner }: Event, user: User | null): boolean {
  return [eventOwner, ...participants.map(({ id }) => id), ...waitlist.map(({ id }) => id)].some(
    (id) => !isOwnName(user, id),
  );
}
