import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './fate-sentence.module.css';
import { type Fates, fateSentence, type InvitationFate, type Mailed } from './mail-fates.ts';

const ICONS: Partial<Record<InvitationFate, IconName>> = {
  sent: 'check',
  missed: 'close',
  answered: 'chat',
  waiting: 'pending',
};

interface FateSentenceProps<Fate extends InvitationFate> {
  fates: Fates | undefined;
  mailed: Mailed;
  chosen: Fate | '';
  onChoose: (fate: Fate | '') => void;
}

/** Did they get it? Each part of the sentence shows whom it tells of, and pressed again all. */
export function FateSentence<Fate extends InvitationFate>({
  fates,
  mailed,
  chosen,
  onChoose,
}: FateSentenceProps<Fate>) {
  // Nobody has answered where only mails are counted.
  const parts = (fates ? fateSentence(fates, mailed) : []) as { fate: Fate; text: string }[];
  if (parts.length === 0) return null;
  return (
    <p className={`cluster ${styles.sentence}`}>
      {parts.map(({ fate, text }) => (
        <button
          key={fate}
          type="button"
          className={styles[fate]}
          aria-pressed={chosen === fate}
          onClick={() => onChoose(chosen === fate ? '' : fate)}
        >
          <Icon name={ICONS[fate] ?? 'mail'} />
          <span>{text}</span>
        </button>
      ))}
    </p>
  );
}
