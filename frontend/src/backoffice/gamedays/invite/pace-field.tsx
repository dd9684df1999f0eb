import { InputNumber, Radio } from 'antd';
import type { Gameday } from '#core/api/generated.ts';
import type { GamedayWaves, Wave } from '#core/api/staff.ts';
import { Field } from '#ui/form/field.tsx';
import { MOST_OPEN } from '../waves/wave-control.tsx';
import styles from './bulk-invite-dialog.module.css';

/** How a list is invited. */
export interface Pace {
  isInWaves: boolean;
  /** So many are kept invited and unanswered; null while the field is empty. */
  open: number | null;
}

const PACES = [
  { value: false, label: 'All at once' },
  { value: true, label: 'Keep some invited and unanswered, in the order of the list' },
];
/** Invited and unanswered for each seat that is left, as a first proposal. */
const OPEN_PER_SEAT = 1.5;

/** As the gameday's list is invited already, or all at once. @param invited how many of the list are; 0 before there is one */
export function firstPace(
  { capacity, seatsTaken }: Pick<Gameday, 'capacity' | 'seatsTaken'>,
  waves: Pick<GamedayWaves, 'target'> | undefined,
  invited: number,
): Pace {
  const bySeats = Math.ceil((capacity - seatsTaken) * OPEN_PER_SEAT);
  const proposed = Math.max(1, Math.min(MOST_OPEN, bySeats, invited || MOST_OPEN));
  const target = waves?.target ?? null;
  return { isInWaves: target !== null, open: target ?? proposed };
}

/** What the server is told: nothing for a list that is invited at once. */
export function waveOf({ isInWaves, open }: Pace): Wave | undefined {
  return isInWaves && open !== null ? { open } : undefined;
}

interface PaceFieldProps {
  pace: Pace;
  onChange: (change: Partial<Pace>) => void;
}

/** All at once, or in waves of guests who are kept invited and unanswered. */
export function PaceField({ pace, onChange }: PaceFieldProps) {
  return (
    <div className="form">
      <Radio.Group
        aria-label="How many at a time"
        className="grid gap-8"
        value={pace.isInWaves}
        options={PACES}
        onChange={({ target }) => onChange({ isInWaves: target.value })}
      />
      {pace.isInWaves && (
        <Field
          label="Keep open"
          hint="So many are invited first. Whenever one declines or lets the date pass, the next is invited, within the sending hours."
          error={pace.open === null ? 'Please enter how many guests are kept open' : undefined}
        >
          {(control) => (
            <InputNumber
              {...control}
              className={styles.open}
              min={1}
              max={MOST_OPEN}
              precision={0}
              inputMode="numeric"
              value={pace.open}
              onChange={(open) => onChange({ open })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
