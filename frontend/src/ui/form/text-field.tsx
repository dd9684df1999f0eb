import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldErrors } from './use-form.ts';

interface TextFieldProps<Name extends string> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: {
    values: Record<Name, string>;
    errors: FieldErrors;
    change: (part: Record<Name, string>) => void;
  };
  name: Name;
  label: string;
  optional?: boolean;
  hint?: string;
  /** Makes it a field of several lines, of which this many are shown. */
  rows?: number;
}

/** A line of text in a form, or several with `rows`. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, optional, hint, rows, className, ...input } = props;
  const classes = className ? `input ${className}` : 'input';
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.change({ [name]: target.value } as Record<Name, string>);
  return (
    <Field label={label} optional={optional} hint={hint} error={form.errors[name]}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            className={classes}
            name={name}
            rows={rows}
            maxLength={input.maxLength}
            value={form.values[name]}
            onChange={onChange}
          />
        ) : (
          <input
            {...input}
            {...control}
            className={classes}
            name={name}
            value={form.values[name]}
            onChange={onChange}
          />
        )
      }
    </Field>
  );
}
