import { Button } from 'antd';
import type { MessageVariable } from '#core/api/staff.ts';
import styles from './mail.module.css';

interface VariableButtonsProps {
  variables: readonly MessageVariable[];
  onInsert: (variable: string) => void;
}

/** The variables of a text, each a button that puts it into the text. */
export function VariableButtons({ variables, onInsert }: VariableButtonsProps) {
  return (
    <ul className={`cluster gap-8 ${styles.variables}`} aria-label="Variables">
      {variables.map(({ name, meaning }) => (
        <li key={name}>
          <Button
            size="small"
            title={meaning}
            aria-label={`Insert ${name}: ${meaning}`}
            onClick={() => onInsert(`{{${name}}}`)}
          >
            {`{{${name}}}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type TextBox = HTMLTextAreaElement | HTMLInputElement;

/** Puts something where the cursor of a field is, and goes on behind it. */
export function insertAtCursor(
  field: TextBox | null | undefined,
  { text, inserted, onChange }: { text: string; inserted: string; onChange: (text: string) => void },
): void {
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? text.length;
  onChange(text.slice(0, start) + inserted + text.slice(end));
  requestAnimationFrame(() => {
    field?.focus();
    field?.setSelectionRange(start + inserted.length, start + inserted.length);
  });
}
