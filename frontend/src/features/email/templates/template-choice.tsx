import { Select } from 'antd';
import type { MailTemplate } from '#api/generated.ts';
import { useScreen } from '#ui/screen.ts';
import styles from './templates.module.css';

interface TemplateChoiceProps {
  templates: MailTemplate[];
  chosen: MailTemplate;
  onChoose: (kind: string) => void;
}

/** All templates by title: a list beside the mail where there is room, else one field above it. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const { isWide } = useScreen();
  if (!isWide) {
    return (
      <Select
        aria-label="Template"
        className={styles.wide}
        value={chosen.kind}
        options={templates.map(({ kind, title }) => ({ value: kind, label: title }))}
        onChange={onChoose}
      />
    );
  }
  return (
    <ul className={`card ${styles.choice}`}>
      {templates.map(({ kind, title }) => (
        <li key={kind}>
          <button type="button" aria-pressed={kind === chosen.kind} onClick={() => onChoose(kind)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
