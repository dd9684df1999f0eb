import { FieldError } from '../../../ui/form/field-error.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { ALL_NAMES, type FieldErrors, MOST_NAMES, nameField } from './attendee-form.ts';
import { AttendeeLine } from './attendee-line.tsx';
import styles from './attendees.module.css';
import type { useNameEntries } from './use-name-entries.ts';

interface AttendeeLinesProps {
  lines: ReturnType<typeof useNameEntries>;
  errors: FieldErrors;
  onChange: (field: string) => void;
}

/** Who is coming: one line a name, at least one. */
export function AttendeeLines({
  lines: { entries, add, remove, change },
  errors,
  onChange,
}: AttendeeLinesProps) {
  const isAlone = entries.length === 1;
  return (
    <fieldset className={styles.lines} aria-describedby={errors[ALL_NAMES] && 'names-error'}>
      <legend>Who is coming?</legend>
      {entries.map((entry, index) => (
        <AttendeeLine
          key={entry.key}
          entry={entry}
          label={`Name ${index + 1}`}
          autoComplete={index === 0 ? 'name' : 'off'}
          error={errors[nameField(entry.key)]}
          onChange={(part) => {
            change(entry.key, part);
            onChange(nameField(entry.key));
          }}
        >
          {!isAlone && (
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
        <p className="hint">{MOST_NAMES} names fit on one registration.</p>
      )}
    </fieldset>
  );
}
