import { useState } from 'react';
import { useCopy } from '#ui/feedback/timing.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './faq.module.css';
import type { FaqEntry } from './faq-entries.ts';

interface FaqItemProps {
  entry: FaqEntry;
  /** It was searched for, so its answer shows. */
  isFound: boolean;
  /** The address names it. */
  isTarget: boolean;
}

export function FaqItem({ entry, isFound, isTarget }: FaqItemProps) {
  const { id, question, answer, flag } = entry;
  const [isUnfolded, setUnfolded] = useState(isTarget);
  const [isFolded, setFolded] = useState(false);
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (isTarget !== wasTarget) {
    setWasTarget(isTarget);
    setUnfolded(isUnfolded || isTarget);
  }
  // A search unfolds what it finds; what was open before is open again afterwards.
  const [wasFound, setWasFound] = useState(isFound);
  if (isFound !== wasFound) {
    setWasFound(isFound);
    setFolded(false);
  }
  const isOpen = isFound ? !isFolded : isUnfolded;
  const [isCopied, copy] = useCopy();
  return (
    <details
      id={id}
      className={isTarget ? `${styles.item} ${styles.target}` : styles.item}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => (isFound ? setFolded(!open) : setUnfolded(open))}
    >
      <summary>
        {flag && <Flag colour={flag} />}
        <h2>{question}</h2>
        <Icon name={isOpen ? 'minus' : 'plus'} className={styles.mark} />
      </summary>
      <div className={styles.answer}>
        <p>{answer}</p>
        <button
          type="button"
          className={styles.copy}
          aria-label={isCopied ? undefined : `Copy link to “${question}”`}
          onClick={() => copy(`${window.location.origin}/faq#${id}`)}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy link'}</span>
        </button>
      </div>
    </details>
  );
}
