import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import {
  type Event,
  type User,
  useLeaveEventMutation,
  useRemoveParticipantMutation,
} from '#api/generated.ts';
import { isOwnName, nameFor } from '../schedule/names.ts';

/** The dialog's name in the address; it is about the participant. */
export const GIVE_UP_SPOT = 'give-up-spot';

/** Asks before a spot is given up that cannot be taken back. */
export function GiveUpSpotDialog({ event, user }: { event: Event; user: User | null }) {
  const [leave] = useLeaveEventMutation();
  const [remove] = useRemoveParticipantMutation();
  const [next] = event.waitlist;
  return (
    <RoutedDialog name={GIVE_UP_SPOT} find={(id) => event.participants.find((each) => each.id === id)}>
      {(participant, frame) => {
        const { id } = participant;
        const isOwn = isOwnName(user, id);
        const called = { eventId: event.id, participantId: { id } };
        return (
          <ConfirmDialog
            frame={frame}
            title={isOwn ? 'Leave Event' : 'Remove Participant'}
            subject={`${event.gameName}: ${nameFor(user, participant)}`}
            text={
              next
                ? 'Whoever stands first on the waitlist takes the spot at once. This cannot be undone.'
                : `${isOwn ? 'You' : 'They'} may not be able to join again. This cannot be undone.`
            }
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
