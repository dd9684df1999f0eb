import { type ReactNode, useState } from 'react';
import { Icon } from '../pieces/icon.tsx';
import styles from './dialog.module.css';

/**
 * The mail that a dialog is about to send, where it has no room beside the text: behind a button.
 *
 * @param children what shows it, which is asked for when it is opened and not before
 */
export function LookAtMail({ children }: { children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`stack gap-12 ${styles.mail}`}>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="mail" />
        {isOpen ? 'Hide the mail' : 'Look at the mail'}
      </button>
      {isOpen && <section aria-label="Mail preview">{children()}</section>}
    </div>
  );
}
