import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import styles from './dialogs.module.css';
import { changedFields, type FieldLabels, fieldNames, keepingMine } from './stale-edit.ts';

interface EditOptions<Thing, Values> {
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

type Choice = 'theirs' | 'mine';

interface Conflict<Thing, Values> extends Record<Choice, Values> {
  current: Thing;
  /** The fields that others have changed. */
  names: string;
  chosen?: Choice;
}

/**
 * Saves something that others may edit at the same time. The server refuses an edit of an old version: then `notice` names
 * the changed fields, and the user chooses to continue with their values or with the own ones.
 */
export function useEdit<Thing extends object, Values extends object>(options: EditOptions<Thing, Values>) {
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
    notice: conflict && <ConflictNotice names={conflict.names} chosen={conflict.chosen} onChoose={choose} />,
  };
}

interface ConflictNoticeProps {
  names: string;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictNotice({ names, chosen, onChoose }: ConflictNoticeProps) {
  return (
    <div className={styles.failure} ref={bringIntoSight}>
      <Alert
        type="warning"
        showIcon
        title="Changed meanwhile"
        description={
          <>
            <p>
              {names || 'Something'} changed meanwhile, by somebody else or in another window. Nothing of
              yours is saved yet: choose what to go on with, then save again.
            </p>
            <Radio.Group
              aria-label="What to go on with"
              optionType="button"
              value={chosen}
              options={[
                { value: 'theirs', label: 'Use theirs' },
                { value: 'mine', label: 'Keep mine' },
              ]}
              onChange={({ target }) => onChoose(target.value)}
            />
          </>
        }
      />
    </div>
  );
}
