import type { ReactNode } from 'react';
import { Pawn } from '../pieces/pawn.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  isCard?: boolean;
  /** What is missing, and what to do next. */
  children: ReactNode;
}

/** A list without items. */
export function EmptyState({ isCard = false, children }: EmptyStateProps) {
  return (
    <div className={isCard ? `card ${styles.empty}` : styles.empty}>
      <Pawn className={styles.piece ?? ''} />
      {children}
    </div>
  );
}
