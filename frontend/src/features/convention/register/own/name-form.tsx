import { Notice } from '#ui/feedback/notice.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { type NameEntry, nameField } from '../form/attendee-form.ts';
import { AttendeeLine } from '../form/attendee-line.tsx';
import styles from './own-names.module.css';

/** There is one line, so any key does. */
const FIELD = nameField(0);

interface NameFormProps {
  label: string;
  name: string;
  badge: boolean;
  saveLabel: string;
  save: (attendee: { name: string; badge: boolean }) => Promise<{ data?: unknown; error?: unknown }>;
  onClose: () => void;
}

/** Adds or corrects one name; it closes once the server has it, and keeps what was typed until then. */
export function NameForm({ label, name, badge, saveLabel, save, onClose }: NameFormProps) {
  const form = useForm<NameEntry>({
    initial: { key: 0, name, badge },
    check: (entry) => ({ [FIELD]: entry.name.trim() ? undefined : 'Name is required' }),
    send: (entry) => save({ name: entry.name.trim(), badge: entry.badge }),
    onSent: onClose,
    failure: `${name || 'The new name'} was not saved. Please try again.`,
    errorsOf: ({ fields }) => ({ [FIELD]: fields.name }),
    takesFocus: true,
  });

  return (
    <form {...form.props} className={styles.form}>
      <AttendeeLine
        entry={form.values}
        label={label}
        error={form.errors[FIELD]}
        onChange={(part) => form.change(part, [FIELD])}
      />
      {form.problem && (
        <Notice tone="error" live>
          {form.problem.message ?? 'We could not reach the server. Please try again.'}
        </Notice>
      )}
      <p className="link-row">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isSending}>
          {saveLabel}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
