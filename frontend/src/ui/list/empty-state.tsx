import type { ReactNode } from 'react';
import { Pawn } from '../pieces/pawn.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Stands on a card of its own. */
  isCard?: boolean;
  /** What is so, and what to do next. */
  children: ReactNode;
}

/** Says that there is nothing to show, under one muted pawn. */
export function EmptyState({ isCard = false, children }: EmptyStateProps) {
  return (
    <div className={isCard ? `card ${styles.empty}` : styles.empty} role="status">
      <Pawn className={styles.piece ?? ''} />
      {children}
    </div>
  );
}
