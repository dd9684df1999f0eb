import type { ComponentProps } from 'react';
import { useGetCancellationQuery } from '#api/events.ts';
import { type Event, useDeleteEventMutation } from '#api/generated.ts';
import { useLazyCode } from '#ui/code/use-lazy-code.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { people } from '#ui/text/count-text.ts';

const load = () => import('./cancellation-mail.tsx');
type CancellationMail = Awaited<ReturnType<typeof load>>['CancellationMail'];

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
  const { data, isError, refetch } = useGetCancellationQuery(event.id, { refetchOnMountOrArgChange: true });
  const { people: told, mail } = data ?? { people: 0, mail: null };
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
      {mail && (
        <LookAtMail>{() => <Mail mail={mail} isError={isError} onRetry={() => void refetch()} />}</LookAtMail>
      )}
    </ConfirmDialog>
  );
}

/** What shows it stands on Ant Design: its code is loaded when it is looked at, and not before. */
function Mail(props: ComponentProps<CancellationMail>) {
  const code = useLazyCode(load, 'mail');
  return code ? <code.CancellationMail {...props} /> : <div aria-busy="true" />;
}
