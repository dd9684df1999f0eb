import { leavesText } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { useGetDeliveryQuery, useTakeMailingBackMutation, type WaitingMailing } from '#core/api/staff.ts';
import { people } from '#core/text/count-text.ts';
import { UndoLine } from '#ui/feedback/undo-line.tsx';

/** What is taken back, by the kind of mail. A change of the gameday stays; its own undo takes it back. */
const NOUNS: Record<string, string> = {
  'gameday-invitation': 'the invitation',
  'gameday-reminder': 'the reminder',
  'gameday-message': 'the message',
  'gameday-change': 'the news',
};

interface WaitingMailProps {
  gamedayId: string;
  onUndone?: () => void;
}

/** Mail that waits for its time, with Undo for as long as nothing of it has left. */
export function WaitingMail({ gamedayId, onUndone }: WaitingMailProps) {
  const { timeZone } = useEdition();
  const { currentData } = useGetDeliveryQuery(gamedayId);
  const [takeBack] = useTakeMailingBackMutation();
  const waiting = currentData?.waiting ?? null;
  const { press, isBusy } = useAction({
    send: ({ id }: WaitingMailing) => takeBack({ id: gamedayId, mailingId: id }),
    failure: 'It was not taken back.',
    succeeded: () => showToast({ title: 'Taken back', description: 'Nobody is mailed.' }),
    proceed: () => onUndone?.(),
  });
  return (
    <UndoLine
      label={waiting?.kind === 'gameday-change' ? 'Tell nobody' : 'Undo'}
      isBusy={isBusy}
      onUndo={(event) => waiting && press(waiting)(event)}
    >
      {waiting && waitingText(waiting, timeZone)}
    </UndoLine>
  );
}

/** '294 people get the message tomorrow at 9:00 AM.' */
export function waitingText(
  { kind, people: number, leavesAt }: WaitingMailing,
  timeZone: string,
  now = new Date(),
): string {
  const what = NOUNS[kind] ?? 'the mail';
  return `${people(number)} ${number === 1 ? 'gets' : 'get'} ${what} ${leavesText(leavesAt, timeZone, now)}.`;
}
