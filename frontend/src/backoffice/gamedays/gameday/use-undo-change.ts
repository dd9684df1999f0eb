import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { type Gameday, useUpdateGamedayMutation } from '#core/api/generated.ts';
import { longDate } from '#core/text/date-text.ts';
import { fieldsOf, gamedayFormOf } from './gameday-form.ts';
import type { Telling } from './notify-guests.tsx';

/** ms; as the server has it: so long it lets the mail of a change wait at least. */
const TIME_TO_UNDO = 10_000;
/** ms; where the mail waits for its hour. */
const TIME_TO_THINK = 60_000;

/** A change that guests are about to hear of. */
interface ToldChange {
  before: Gameday;
  after: Gameday;
  mailingId: string;
}

/** Offers to undo a change before its mail leaves, also once the dialog is closed. */
export function useUndoChange() {
  const [update] = useUpdateGamedayMutation();
  const { run } = useAction({
    send: ({ before, after, mailingId }: ToldChange) =>
      update({
        id: after.id,
        version: after.version,
        ...gamedayFormOf(fieldsOf(before)),
        undoes: mailingId,
      }),
    subject: ({ before }) => ({ id: before.id, name: longDate(before.date) }),
    failure: 'The change was not undone.',
    succeeded: (_gameday, { before }) =>
      showToast({ title: 'Change undone', about: longDate(before.date), description: 'Nobody is told.' }),
  });
  return (change: ToldChange, { announcement, time }: Pick<Telling, 'announcement' | 'time'>) =>
    showToast({
      title: 'Gameday changed',
      about: longDate(change.after.date),
      description: announcement,
      action: { label: 'Undo', run: () => run(change) },
      shownFor: time.when === 'now' ? TIME_TO_UNDO : TIME_TO_THINK,
    });
}
