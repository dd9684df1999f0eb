import type { ComponentProps } from 'react';
import { type SendingTime, useSendingTime } from '#core/action/sending-time.ts';
import { useGetCancellationQuery } from '#core/api/events.ts';
import { type Event, useDeleteEventMutation } from '#core/api/generated.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { people } from '#core/text/count-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';

const load = () => import('./cancellation-news.tsx');
type News = Awaited<ReturnType<typeof load>>;

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
  const { people: told, mail, leavesAt } = data ?? { people: 0, mail: null, leavesAt: null };
  const time = useSendingTime(leavesAt);
  return (
    <ConfirmDialog
      {...texts}
      frame={frame}
      confirmLabel={told > 0 ? `${label} and tell ${people(told)}` : label}
      isDestructive
      failure="Failed to delete event."
      action={() => deleteEvent({ id: event.id, inSendingHours: time.leaves === 'hours' })}
    >
      {told > 0 && <p className="small muted">They get a mail that it is cancelled.</p>}
      {told > 0 && leavesAt && <Time time={time} />}
      {mail && (
        <LookAtMail>{() => <Mail mail={mail} isError={isError} onRetry={() => void refetch()} />}</LookAtMail>
      )}
    </ConfirmDialog>
  );
}

/** The choice stands on Ant Design: its code is loaded at night, when there is one. */
function Time({ time }: { time: SendingTime }) {
  const code = useLazyCode(load, 'time');
  return code ? <code.CancellationTime time={time} /> : <div aria-busy="true" />;
}

/** What shows it stands on Ant Design: its code is loaded when it is looked at, and not before. */
function Mail(props: ComponentProps<News['CancellationMail']>) {
  const code = useLazyCode(load, 'mail');
  return code ? <code.CancellationMail {...props} /> : <div aria-busy="true" />;
}
