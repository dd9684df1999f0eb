import { useId } from 'react';
import { Link } from 'react-router';
import { FieldError } from '#ui/form/field.tsx';
import { PARENT_AGREES } from './attendee-form.ts';
import styles from './parent-tick.module.css';

interface ParentTickProps {
  isTicked: boolean;
  error?: string;
  onChange: (isTicked: boolean) => void;
}

/** Stands below the names once one of them is a child's. */
export function ParentTick({ isTicked, error, onChange }: ParentTickProps) {
  const id = useId();
  return (
    <div>
      <label className={`flex top gap-10 touch ${styles.tick}`}>
        <input
          type="checkbox"
          name={PARENT_AGREES}
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          I am a parent or guardian of the children named here, and agree that their names are kept for the
          badge.
        </span>
      </label>
      <p className={`small muted ${styles.more}`}>
        <Link to="/privacy">What is kept, and for how long</Link>
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
