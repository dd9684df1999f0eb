import { useGetCancellationQuery } from '#api/events.ts';
import { type Event, useDeleteEventMutation } from '#api/generated.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { people } from '#ui/text/count-text.ts';

interface DeleteEventQuestionProps {
  event: Event;
  frame: DialogFrame;
  title: string;
  subject: string;
  text: string;
  /** On the button, before how many are told. */
  label: string;
  onDone?: () => void;
}

/** Asks before an event is deleted, and says how many are told of it. */
export function DeleteEventQuestion({ event, frame, label, ...texts }: DeleteEventQuestionProps) {
  const [deleteEvent] = useDeleteEventMutation();
  // Asked for at every opening: the person confirms this number.
  const { data } = useGetCancellationQuery(event.id, { refetchOnMountOrArgChange: true });
  const told = data?.people ?? 0;
  return (
    <ConfirmDialog
      {...texts}
      frame={frame}
      confirmLabel={told > 0 ? `${label} and tell ${people(told)}` : label}
      isDestructive
      failure="Failed to delete event."
      action={() => deleteEvent(event.id)}
    >
      {told > 0 && <p className="small muted">They get a mail that it is cancelled.</p>}
    </ConfirmDialog>
  );
}
