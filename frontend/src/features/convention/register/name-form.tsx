import { type FormEvent, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../api/problem.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type NameEntry, nameField } from './attendee-form.ts';
import { AttendeeLine } from './attendee-line.tsx';
import styles from './own-names.module.css';

interface NameFormProps {
  label: string;
  name: string;
  badge: boolean;
  saveLabel: string;
  save: (attendee: { name: string; badge: boolean }) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Adds or corrects one name; it closes once the server has it, and keeps what was typed until then. */
export function NameForm({ label, name, badge, saveLabel, save, onClose }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState<NameEntry>({ key: 0, name, badge });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const focusInput = () =>
    form.current?.querySelector<HTMLElement>(`[name="${nameField(entry.key)}"]`)?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes once, when the form opens
  useEffect(() => void focusInput(), []);

  const refuse = (text: string) => {
    setError(text);
    focusInput();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (!entry.name.trim()) return refuse('Name is required');
    setFailure(undefined);
    setSaving(true);
    const { error: refusal } = await save({ name: entry.name.trim(), badge: entry.badge });
    setSaving(false);
    if (!refusal) return onClose();
    const { message, fields } = problemOf(refusal);
    if (fields.name) return refuse(fields.name);
    setFailure(message ?? 'We could not reach the server. Please try again.');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AttendeeLine
        entry={entry}
        label={label}
        error={error}
        onChange={(part) => {
          setEntry({ ...entry, ...part });
          setError(undefined);
        }}
      />
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <p className="link-row">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
          {saveLabel}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
