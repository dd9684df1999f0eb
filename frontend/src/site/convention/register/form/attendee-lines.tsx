import { useEffect, useRef } from 'react';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { FieldError } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { ALL_NAMES, MOST_NAMES, type NameEntry, nameField } from './attendee-form.ts';
import { AttendeeLine } from './attendee-line.tsx';
import styles from './attendee-lines.module.css';

interface AttendeeLinesProps {
  entries: readonly NameEntry[];
  errors: FieldErrors;
  /** Somebody else types them, who is not asked for a name of their own. */
  isForOthers?: boolean;
  /** `field` is the line that was changed or is gone. */
  onChange: (entries: readonly NameEntry[], field?: string) => void;
}

/** Who is coming: one line a name, at least one. Adding and removing one leaves the focus where the eye is. */
export function AttendeeLines({ entries, errors, isForOthers = false, onChange }: AttendeeLinesProps) {
  const lines = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined || entries.length === 0) return;
    lines.current?.querySelector<HTMLElement>(`[name="${nameField(toFocus.current)}"]`)?.focus();
    toFocus.current = undefined;
  }, [entries]);

  const add = () => {
    const key = Math.max(...entries.map((entry) => entry.key)) + 1;
    toFocus.current = key;
    onChange([...entries, { key, name: '', badge: true }]);
  };
  const remove = (key: number) => {
    const index = entries.findIndex((entry) => entry.key === key);
    const left = entries.filter((entry) => entry.key !== key);
    toFocus.current = (left[index] ?? left.at(-1))?.key;
    onChange(left, nameField(key));
  };
  const change = (key: number, part: Partial<NameEntry>) =>
    onChange(
      entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)),
      nameField(key),
    );

  return (
    <fieldset
      ref={lines}
      name={ALL_NAMES}
      className={`stack gap-10 shrinks ${styles.lines}`}
      aria-describedby={errors[ALL_NAMES] && 'names-error'}
    >
      <legend>{isForOthers ? 'Who is here?' : 'Who is coming?'}</legend>
      {entries.map((entry, index) => (
        <AttendeeLine
          key={entry.key}
          entry={entry}
          label={`Name ${index + 1}`}
          autoComplete={index === 0 && !isForOthers ? 'name' : 'off'}
          error={errors[nameField(entry.key)]}
          onChange={(part) => change(entry.key, part)}
        >
          {entries.length > 1 && (
            <IconButton
              icon="close"
              label={`Remove ${entry.name.trim() || `Name ${index + 1}`}`}
              tooltip="Remove"
              className={styles.remove}
              onClick={() => remove(entry.key)}
            />
          )}
        </AttendeeLine>
      ))}
      {errors[ALL_NAMES] && <FieldError id="names-error">{errors[ALL_NAMES]}</FieldError>}
      {entries.length < MOST_NAMES ? (
        <button type="button" className="btn btn-text" onClick={add}>
          <Icon name="plus" />
          Add another name
        </button>
      ) : (
        <p className="hint">
          {MOST_NAMES} names can be registered at once.
          {!isForOthers && ' The link in the mail lets you add more.'}
        </p>
      )}
    </fieldset>
  );
}
