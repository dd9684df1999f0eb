import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string;
  /** Renders the control, which takes the attributes that connect it with label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form control with its hint and, when there is one, its error in red under it. */
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
