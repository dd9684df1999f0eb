import { useMemo, useState } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { Field } from '#ui/form/field.tsx';
import type { EditionValues } from './edition-values.ts';
import { matchesZone, type ZoneChoice, zoneChoices } from './time-zones.ts';

interface ChoiceFieldProps {
  form: {
    values: EditionValues;
    errors: FieldErrors;
    change: (part: Partial<EditionValues>) => void;
  };
  name: keyof EditionValues;
  label: string;
  hint: string;
  className: string | undefined;
  /** What is said of each value. */
  choices: Record<string, string>;
}

/** A setting that is one of few things. */
export function ChoiceField({ form, name, label, hint, className = '', choices }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.errors[name]}>
      {(control) => (
        <select
          {...control}
          name={name}
          className={`input ${className}`}
          value={form.values[name]}
          onChange={({ target }) => form.change({ [name]: target.value })}
        >
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ZoneFieldProps {
  form: {
    values: EditionValues;
    errors: FieldErrors;
    change: (part: Partial<EditionValues>) => void;
  };
  label: string;
  className: string | undefined;
  isDisabled: boolean;
}

/** The time zone, found by its city. */
export function ZoneField({ form, label, className, isDisabled }: ZoneFieldProps) {
  const value = form.values.timeZone;
  const [openedAt, setOpenedAt] = useState(() => new Date());
  const choices = useMemo(() => zoneChoices(value, openedAt), [value, openedAt]);
  return (
    <Field label={label} hint="All times are those of this zone. Type a city." error={form.errors.timeZone}>
      {(control) => (
        <Choice<string, ZoneChoice>
          {...control}
          className={className}
          disabled={isDisabled}
          value={value}
          options={choices}
          showSearch={{ filterOption: (typed, choice) => choice !== undefined && matchesZone(typed, choice) }}
          notFoundContent="No such city. Try a larger one near it."
          onOpenChange={(isOpen) => isOpen && setOpenedAt(new Date())}
          onChange={(timeZone) => form.change({ timeZone })}
        />
      )}
    </Field>
  );
}
