import type { InvitationFates } from '#api/staff.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { type DeliveryFilter, fateSentence } from '../invitation-fates.ts';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
import styles from './invitation-sentence.module.css';

const ICONS: Partial<Record<DeliveryFilter, IconName>> = {
  sent: 'check',
  missed: 'close',
  waiting: 'pending',
};

interface InvitationSentenceProps {
  fates: InvitationFates | undefined;
  view: ManagementView;
  onChangeView: ChangeManagementView;
}

/** Did they get it? Each part of the sentence shows whom it tells of, and pressed again all. */
export function InvitationSentence({ fates, view, onChangeView }: InvitationSentenceProps) {
  const parts = fates ? fateSentence(fates) : [];
  if (parts.length === 0) return null;
  return (
    <p className={styles.sentence}>
      {parts.map(({ filter, text }) => (
        <button
          key={filter}
          type="button"
          className={styles[filter]}
          aria-pressed={view.delivery === filter}
          onClick={() => onChangeView({ delivery: view.delivery === filter ? '' : filter, page: 1 })}
        >
          <Icon name={ICONS[filter] ?? 'mail'} />
          <span>{text}</span>
        </button>
      ))}
    </p>
  );
}
