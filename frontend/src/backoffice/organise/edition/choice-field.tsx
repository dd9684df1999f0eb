import type { FieldErrors } from '#core/edit/field-errors.ts';
import { Field } from '#ui/form/field.tsx';
import type { EditionValues } from './edition-values.ts';

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
