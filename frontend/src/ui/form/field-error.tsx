import { Icon } from '../pieces/icon.tsx';

/** What is wrong with a field, in red under it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="alert" />
      {children}
    </p>
  );
}
