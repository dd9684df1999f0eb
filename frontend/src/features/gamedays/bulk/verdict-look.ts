import type { IconName } from '../../../ui/pieces/icon.tsx';
import type { CheckedLine, Verdict } from './check-guests.ts';
import styles from './verdict-list.module.css';

interface VerdictLook {
  icon: IconName;
  label: (line: CheckedLine) => string;
  detail: (line: CheckedLine) => string | null;
  className: string | undefined;
}

const detail = (line: CheckedLine) => line.detail;

/** How a line with a verdict looks in the list. */
export const VERDICT_LOOKS: Record<Verdict, VerdictLook> = {
  invited: { icon: 'check', label: () => 'Will be invited', detail, className: styles.invited },
  known: { icon: 'minus', label: () => 'Already invited', detail, className: styles.quiet },
  suppressed: { icon: 'ban', label: () => 'Suppressed', detail, className: styles.suppressed },
  unseated: { icon: 'close', label: () => 'No seat left', detail, className: styles.refused },
  duplicate: {
    icon: 'copy',
    label: (line) => `Same address as ${line.detail}`,
    detail: () => 'counts once',
    className: styles.quiet,
  },
  refused: { icon: 'close', label: () => 'Will be refused', detail, className: styles.refused },
  dropped: { icon: 'close', label: () => 'Dropped', detail, className: styles.refused },
};
