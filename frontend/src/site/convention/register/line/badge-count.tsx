import { Field } from '#ui/form/field.tsx';
import { MOST_NAMES } from '../form/attendee-form.ts';

const NUMBERS = Array.from({ length: MOST_NAMES }, (_, index) => index + 1);

interface BadgeCountProps {
  value: number;
  error?: string;
  onChange: (badges: number) => void;
}

/** For how many badges somebody waits. */
export function BadgeCount({ value, error, onChange }: BadgeCountProps) {
  return (
    <Field
      label="Badges"
      hint="One for everybody of 10 and over. Children of 9 and under need none."
      error={error}
    >
      {(control) => (
        <div className="select">
          <select
            {...control}
            className="input"
            name="badges"
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
          >
            {NUMBERS.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
