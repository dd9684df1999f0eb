import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './delivery-note.module.css';

interface DeliveryNoteProps {
  look: { label: string; icon: IconName; ink: string };
  /** The lines under the state's word. */
  details: readonly (string | null)[];
  children?: ReactNode;
}

/** The state of a mail or a mailing: icon, word, and what is to be said about it. */
export function DeliveryNote({ look, details, children }: DeliveryNoteProps) {
  const { label, icon, ink } = look;
  return (
    <span className={styles.delivery} style={{ color: ink }}>
      <Icon name={icon} className={icon === 'sending' ? 'spin' : undefined} />
      <span>
        <b>{label}</b>
        {details.map((detail) => detail && <em key={detail}>{detail}</em>)}
        {children}
      </span>
    </span>
  );
}
