import type { RefObject } from 'react';
import {
  type Event,
  type User,
  useLeaveEventMutation,
  useRemoveParticipantMutation,
} from '#core/api/generated.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { giveUpText, isOwnName, nameFor } from '../schedule/sign-up.ts';
import { GIVE_UP_SPOT } from './use-sign-up.ts';

interface GiveUpSpotDialogProps {
  event: Event;
  user: User | null;
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Asks before leaving an event when the spot cannot be taken back. */
export function GiveUpSpotDialog({ event, user, fallbackFocus }: GiveUpSpotDialogProps) {
  const [leave] = useLeaveEventMutation();
  const [remove] = useRemoveParticipantMutation();
  return (
    <RoutedDialog
      name={GIVE_UP_SPOT}
      find={(id) => event.participants.find((each) => each.id === id)}
      fallbackFocus={fallbackFocus}
    >
      {(participant, frame) => {
        const { id } = participant;
        const isOwn = isOwnName(user, id);
        const called = { eventId: event.id, participantId: { id } };
        return (
          <ConfirmDialog
            frame={frame}
            title={isOwn ? 'Leave Event' : 'Remove Participant'}
            subject={`${event.gameName}: ${nameFor(user, participant)}`}
            text={giveUpText(participant, isOwn, event.waitlist.length > 0)}
            confirmLabel={isOwn ? 'Leave Event' : 'Remove Participant'}
            isDestructive
            failure={isOwn ? 'Failed to leave the event' : 'Failed to remove the participant'}
            action={() => (isOwn ? leave(called) : remove(called))}
          />
        );
      }}
    </RoutedDialog>
  );
}
