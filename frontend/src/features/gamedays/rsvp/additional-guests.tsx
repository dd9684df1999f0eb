import { Field } from '#ui/form/field.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import styles from './rsvp.module.css';
import { MOST_ADDITIONAL_GUESTS, partyText } from './rsvp-answer.ts';

const COUNTS = Array.from({ length: MOST_ADDITIONAL_GUESTS + 1 }, (_, count) => count);

interface AdditionalGuestsProps {
  value: number;
  error?: string;
  onChange: (count: number) => void;
}

/** How many people come along, with the party drawn as pawns. */
export function AdditionalGuests({ value, error, onChange }: AdditionalGuestsProps) {
  return (
    <div>
      <Field label="Additional guests" error={error}>
        {(control) => (
          <div className="select">
            <select
              {...control}
              className="input"
              name="additionalGuests"
              value={value}
              onChange={(event) => onChange(Number(event.target.value))}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <p className={styles.party}>
        {COUNTS.slice(0, value + 1).map((count) => (
          <Pawn key={count} className={styles.pieceHere ?? ''} />
        ))}
        <span className="small muted">{partyText(value)}</span>
      </p>
    </div>
  );
}
