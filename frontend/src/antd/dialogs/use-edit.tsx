import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import styles from './dialogs.module.css';
import { changedFields, type FieldLabels, fieldNames, keepingMine } from './stale-edit.ts';

interface EditOptions<Thing, Values> {
  /** What the form was filled from; none for something new. */
  base: Thing | undefined;
  /** It goes on from something newer. */
  rebase: (thing: Thing) => void;
  fieldsOf: (thing: Thing) => Values;
  labels: FieldLabels<Values>;
  /** Reads what the form holds. */
  read: () => Values;
  /** Puts values into the form. */
  fill: (values: Values) => void;
}

type Choice = 'theirs' | 'mine';

/** Two people have changed the same thing. */
interface Conflict<Thing, Values> extends Record<Choice, Values> {
  current: Thing;
  /** The fields that the other one has changed. */
  names: string;
  chosen?: Choice;
}

/**
 * A form about something that somebody else may change meanwhile. The server refuses what was filled from something older:
 * then `notice` names the fields that are others now, and the form goes on with theirs or with one's own, as one chooses.
 */
export function useEdit<Thing extends object, Values extends object>(options: EditOptions<Thing, Values>) {
  const { base, rebase, fieldsOf, labels, read, fill } = options;
  const [conflict, setConflict] = useState<Conflict<Thing, Values>>();

  /** Saves what was filled from `base`; once more where nothing that the form shows is another by now. */
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
    /** Another thing is edited from now on. */
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
