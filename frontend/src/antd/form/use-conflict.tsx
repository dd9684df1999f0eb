import { useState } from 'react';
import { problemOf } from '#core/api/problem.ts';
import {
  type Choice,
  changedFields,
  type FieldLabels,
  fieldNames,
  keepingMine,
} from '#core/edit/edit-state.ts';
import { ConflictNotice } from './conflict-notice.tsx';

interface ConflictOptions<Thing, Values> {
  /** The version that the form was filled from; none for something new. */
  base: Thing | undefined;
  /** Continues from a newer version. */
  rebase: (thing: Thing) => void;
  fieldsOf: (thing: Thing) => Values;
  labels: FieldLabels<Values>;
  /** Reads what the form holds. */
  read: () => Values;
  /** Puts values into the form. */
  fill: (values: Values) => void;
}

interface Conflict<Thing, Values> extends Record<Choice, Values> {
  current: Thing;
  /** The fields that others have changed. */
  names: string;
  chosen?: Choice;
}

/**
 * The conflict of versions alone, for a text that is stored in the browser with the version it began with: a draft of a mail, a
 * listing. Every other form has it from `useEdit`.
 */
export function useConflict<Thing extends object, Values extends object>(
  options: ConflictOptions<Thing, Values>,
) {
  const { base, rebase, fieldsOf, labels, read, fill } = options;
  const [conflict, setConflict] = useState<Conflict<Thing, Values>>();

  /** Saves, and retries once if no field of the form has changed on the server. */
  const save = async <Outcome extends { error?: unknown }>(
    send: (base: Thing | undefined) => Promise<Outcome>,
    from = base,
    isAgain = false,
  ): Promise<Outcome> => {
    const outcome = await send(from);
    const current = problemOf(outcome.error).current as Thing | undefined;
    if (!outcome.error) setConflict(undefined);
    if (!from || !current) return outcome;
    const [before, mine, theirs] = [fieldsOf(from), read(), fieldsOf(current)];
    const changed = changedFields(before, theirs);
    if (changed.length === 0 && !isAgain) {
      rebase(current);
      return save(send, current, true);
    }
    const names = fieldNames(changed, labels);
    setConflict({ current, names, theirs, mine: keepingMine(before, mine, theirs) });
    return outcome;
  };
  const choose = (chosen: Choice) => {
    if (!conflict) return;
    rebase(conflict.current);
    fill(conflict[chosen]);
    setConflict({ ...conflict, chosen });
  };
  return {
    save,
    /** To be called when the form switches to another thing. */
    forget: () => setConflict(undefined),
    notice: <ConflictNotice conflict={conflict && { ...conflict, choose }} />,
  };
}
