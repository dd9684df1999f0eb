import type { ReactNode } from 'react';
import { FieldError } from '#ui/form/field.tsx';
import { LONGEST_NAME, type NameEntry, nameField } from './attendee-form.ts';
import styles from './attendee-lines.module.css';

interface AttendeeLineProps {
  entry: NameEntry;
  /** 'Name 2' */
  label: string;
  autoComplete?: 'name' | 'off';
  error?: string;
  onChange: (change: Partial<NameEntry>) => void;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

export function AttendeeLine({ entry, label, autoComplete, error, onChange, children }: AttendeeLineProps) {
  const field = nameField(entry.key);
  return (
    <div className={`grid middle gap-8 ${styles.line}`}>
      <input
        className={`input ${styles.name}`}
        name={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
        placeholder="Full name"
        autoComplete={autoComplete ?? 'off'}
        maxLength={LONGEST_NAME}
        value={entry.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <AgeChoice
        of={entry.name.trim() || label}
        name={`age-${entry.key}`}
        badge={entry.badge}
        onChange={(badge) => onChange({ badge })}
      />
      {children}
      {error && (
        <div className={`across ${styles.error}`}>
          <FieldError id={`${field}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface AgeChoiceProps {
  /** Whose age it is, for those who do not see the line. */
  of: string;
  name: string;
  badge: boolean;
  onChange: (badge: boolean) => void;
}

const GROUPS: readonly [badge: boolean, label: string][] = [
  [true, '10 and over'],
  [false, '9 and under'],
];

/** Whether somebody is old enough to need a badge. */
function AgeChoice({ of, name, badge, onChange }: AgeChoiceProps) {
  return (
    <fieldset className={`flex sunken round gap-2 ${styles.age}`}>
      <legend className="visually-hidden">Age of {of}</legend>
      {GROUPS.map(([value, label]) => (
        <label key={label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={badge === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
