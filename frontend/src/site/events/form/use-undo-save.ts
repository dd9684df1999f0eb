import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { type EventDetails, useSaveEventMutation } from '#core/api/generated.ts';
import { people } from '#core/text/count-text.ts';
import { fieldsOf, saveOf } from './event-form.ts';

/** ms; the mail waits longer, for what else is changed. */
const SHOWN_FOR = 60_000;

/** When people hear of a changed game by day; all that is changed until then is told by one mail. */
export const TOLD_SOON = 'It leaves within 5 minutes. You can undo it for a minute.';

/** A save of an event of which people are about to hear by mail. */
export interface ToldSave {
  before: EventDetails;
  after: EventDetails;
  people: number;
  /** Their mail waits for the sending hours: 'tomorrow at 9:00 AM'. Undefined where it leaves within minutes. */
  hour: string | undefined;
}

/** Says whom a saved event tells, and offers to undo it: who was not told yet hears nothing then. */
export function useUndoSave() {
  const [saveEvent] = useSaveEventMutation();
  const { run } = useAction({
    send: ({ before, after: { id, version } }: ToldSave) =>
      saveEvent({
        ...saveOf(fieldsOf(before), { id, version, gameOwner: before.gameOwner }),
        // Else what was to wait for the morning would leave now.
        inSendingHours: true,
      }),
    subject: ({ before }) => ({ id: before.id, name: before.gameName }),
    failure: 'The change was not undone.',
    succeeded: (_event, { before }) =>
      showToast({
        title: 'Change undone',
        about: before.gameName,
        description: 'Who was not told of it yet hears nothing.',
      }),
  });
  return (title: string, save: ToldSave) =>
    showToast({
      title,
      about: save.before.gameName,
      description: `${people(save.people)} ${save.people === 1 ? 'is' : 'are'} told ${save.hour ?? 'within minutes'}.`,
      action: { label: 'Undo', run: () => void run(save) },
      shownFor: SHOWN_FOR,
    });
}
