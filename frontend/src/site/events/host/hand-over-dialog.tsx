import type { RefObject } from 'react';
import { type Event, type User, useSaveEventMutation } from '#core/api/generated.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { HAND_OVER } from '../details/use-sign-up.ts';
import { formOf } from '../form/event-form.ts';
import { nameFor } from '../schedule/sign-up.ts';

interface HandOverDialogProps {
  event: Event;
  user: User | null;
  /** Whoever handed it over has no menu of actions any more. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Asks before an event becomes somebody else's. */
export function HandOverDialog({ event, user, fallbackFocus }: HandOverDialogProps) {
  const [saveEvent] = useSaveEventMutation();
  return (
    <RoutedDialog
      name={HAND_OVER}
      fallbackFocus={fallbackFocus}
      find={(id) => event.participants.find((each) => each.id === id)}
    >
      {(participant, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Hand Over Event"
          subject={`${event.gameName}: ${nameFor(user, participant)}`}
          text="They host this game from now on, decide about it, and are told by mail. Only they can hand it back. Nobody’s spot changes."
          confirmLabel="Hand Over"
          failure="The event was not handed over"
          action={() => saveEvent({ ...formOf(event), eventOwner: participant.id })}
        />
      )}
    </RoutedDialog>
  );
}
