import { Icon } from '../pieces/icon.tsx';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="alert" />
      {children}
    </p>
  );
}
