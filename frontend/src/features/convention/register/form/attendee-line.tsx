import type { ReactNode } from 'react';
import { FieldError } from '#ui/form/field.tsx';
import { AgeChoice } from './age-choice.tsx';
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
    <div className={styles.line}>
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
        <div className={styles.error}>
          <FieldError id={`${field}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
