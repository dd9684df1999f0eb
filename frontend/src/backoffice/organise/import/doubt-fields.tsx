import { useId } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import { count } from '#core/text/count-text.ts';
import { Field } from '#ui/form/field.tsx';
import styles from './import.module.css';
import { type DecidedField, type Decisions, type Doubt, keyOf } from './import-lines.ts';

/** What the two answers mean, by what is asked. */
const ANSWERS: Record<DecidedField, { title: string; yes: string; no: string }> = {
  badge: { title: 'Badge or child', yes: 'Badge: 10 and over', no: 'Child: 9 and under' },
  paid: { title: 'Paid', yes: 'Paid', no: 'Not paid' },
};

/** Values that stand below one another; a column with more of them is probably another one. */
const MOST_ASKED = 20;

interface DoubtFieldsProps {
  doubts: readonly (Doubt & { rows: number })[];
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

/** Asks what values mean that say neither yes nor no, once for all the lines with each. */
export function DoubtFields({ doubts, decisions, onDecide }: DoubtFieldsProps) {
  const id = useId();
  if (doubts.length === 0) return null;
  return (
    <fieldset className={`stack gap-12 ${styles.columns}`} aria-labelledby={id}>
      <h3 id={id}>To decide</h3>
      <p className="muted">What these say is not clear. Their lines are left out until you say it.</p>
      <div className={styles.fields}>
        {doubts.slice(0, MOST_ASKED).map((doubt) => {
          const { title, yes, no } = ANSWERS[doubt.field];
          return (
            <Field
              key={keyOf(doubt)}
              label={`${title}: ${doubt.value ? `“${doubt.value}”` : 'empty'} (${count(doubt.rows, 'line')})`}
            >
              {(control) => (
                <Choice
                  {...control}
                  placeholder="Leave out"
                  allowClear
                  options={[
                    { value: 1, label: yes },
                    { value: 0, label: no },
                  ]}
                  value={answerOf(decisions[keyOf(doubt)])}
                  onChange={(answer?: number) => {
                    const { [keyOf(doubt)]: _, ...others } = decisions;
                    onDecide(answer === undefined ? others : { ...others, [keyOf(doubt)]: answer === 1 });
                  }}
                />
              )}
            </Field>
          );
        })}
      </div>
      {doubts.length > MOST_ASKED && (
        <p className="small muted">{`And ${count(doubts.length - MOST_ASKED, 'other value')}. Is it the right column?`}</p>
      )}
    </fieldset>
  );
}

function answerOf(decision: boolean | undefined): number | undefined {
  return decision === undefined ? undefined : Number(decision);
}
