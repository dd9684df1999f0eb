import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { type OrganisedEdition, useChangeEditionMutation } from '#core/api/staff.ts';
import { people } from '#core/text/count-text.ts';
import { formOf, valuesOf } from './edition-values.ts';

/** ms; the mails wait longer, for what else is changed. */
const SHOWN_FOR = 60_000;

/** A save of an edition of which people are about to hear by mail. */
export interface ToldSave {
  before: OrganisedEdition;
  after: OrganisedEdition;
  people: number;
  /** Their mail waits for the sending hours: 'tomorrow at 9:00 AM'. Undefined where it leaves within minutes. */
  hour: string | undefined;
}

/**
 * Says whom a saved edition tells, and offers to undo it: its events and shifts go back to their times. Notices of events wait some
 * minutes, and are not sent then; those of shifts leave at once, or wait for the sending hours and are not sent then. A table that an
 * event lost may have another one by now.
 */
export function useUndoSave() {
  const [change] = useChangeEditionMutation();
  const { run } = useAction({
    send: ({ before, after: { key, version } }: ToldSave) =>
      // Else what was to wait for the morning would leave now.
      change({ key, editionUpdate: { ...formOf(valuesOf(before)), version, inSendingHours: true } }),
    subject: ({ before }) => ({ id: before.key }),
    failure: 'The change was not undone.',
    succeeded: (_edition, { hour }) =>
      showToast({
        title: 'Change undone',
        description: `${
          hour
            ? 'Who was not told of it yet hears nothing.'
            : 'Who plays hears nothing unless told already; who has a shift is told of this as well.'
        } A table that an event lost is not given back.`,
      }),
  });
  return (save: ToldSave) =>
    showToast({
      title: 'Saved',
      description: `${people(save.people)} ${save.people === 1 ? 'is' : 'are'} told ${save.hour ?? 'within minutes'}.`,
      action: { label: 'Undo', run: () => run(save) },
      shownFor: SHOWN_FOR,
    });
}
