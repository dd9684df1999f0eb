import { useLocation } from 'react-router';
import type { Event } from '#core/api/generated.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { openDialogIn, subjectIn } from '#ui/dialog/use-open-dialog.ts';

/** The dialog's name in the address; its subject is the event. */
const REMOVE = 'remove-event';
const load = () => import('./delete-event-question.tsx');

interface RemoveEventDialogProps {
  event: Event;
  onRemoved: () => void;
}

/** Asks before an event is removed by who organizes it. Most who open an event never do: the code is loaded when it is asked. */
export function RemoveEventDialog({ event, onRemoved }: RemoveEventDialogProps) {
  const code = useLazyCode(load, subjectIn(openDialogIn(useLocation()), REMOVE) ?? null);
  return (
    <RoutedDialog name={REMOVE} find={(id) => (code && id === event.id ? event : undefined)}>
      {(shown, frame) =>
        code && (
          <code.DeleteEventQuestion
            event={shown}
            frame={frame}
            title="Are you sure?"
            subject={shown.gameName}
            text="Do you really want to remove this event? This action cannot be undone."
            label="Remove Event"
            onDone={onRemoved}
          />
        )
      }
    </RoutedDialog>
  );
}
