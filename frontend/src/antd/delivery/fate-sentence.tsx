import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './fate-sentence.module.css';
import { type Fates, fateSentence, type Mailed, type MailFate } from './mail-fates.ts';

const ICONS: Partial<Record<MailFate, IconName>> = { sent: 'check', missed: 'close', waiting: 'pending' };

interface FateSentenceProps {
  fates: Fates | undefined;
  mailed: Mailed;
  chosen: MailFate | '';
  onChoose: (fate: MailFate | '') => void;
}

/** Did they get it? Each part of the sentence shows whom it tells of, and pressed again all. */
export function FateSentence({ fates, mailed, chosen, onChoose }: FateSentenceProps) {
  const parts = fates ? fateSentence(fates, mailed) : [];
  if (parts.length === 0) return null;
  return (
    <p className={styles.sentence}>
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
