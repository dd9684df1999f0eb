import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { Icon } from '../pieces/icon.tsx';

interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form control with its hint and error. */
export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="muted"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface TextFieldProps<Name extends string> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: {
    values: Record<Name, string>;
    errors: FieldErrors;
    change: (part: Record<Name, string>) => void;
  };
  name: Name;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  /** Makes it a textarea with this many rows. */
  rows?: number;
}

/** A text input of a form, or a textarea with `rows`. */
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

/**
 * Is told at once, unless the focus is on a field with an error: that one is read together with it, and the others when they are
 * reached.
 */
export function FieldError({ id, children }: { id: string; children: string }) {
  const [isAlert, setAlert] = useState(false);
  useEffect(() => setAlert(!document.activeElement?.matches('[aria-invalid="true"]')), []);
  return (
    // What becomes an alert is told when it is inserted as one.
    <p key={String(isAlert)} className="field-error" id={id} role={isAlert ? 'alert' : undefined}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
