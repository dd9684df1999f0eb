import type { IconName } from '#ui/pieces/icon.tsx';
import type { CheckedLine, Verdict } from './check-guests.ts';
import styles from './verdict-list.module.css';

export interface VerdictLook {
  icon: IconName;
  label: (line: CheckedLine) => string;
  detail: (line: CheckedLine) => string | null;
  className: string | undefined;
}

const detail = (line: CheckedLine) => line.detail;

/** What those of a list are in for, as its verdicts word it. */
export interface ListWords {
  /** What becomes of a sound line: 'will be invited'. */
  invited: string;
  /** What becomes of somebody who may not be mailed: 'not mailed'. */
  suppressed: string;
}

/** How a line with a verdict looks in the list. */
export const verdictLooks = (words: ListWords): Record<Verdict, VerdictLook> => ({
  invited: {
    icon: 'check',
    label: () => words.invited.replace(/^./, (letter) => letter.toUpperCase()),
    detail,
    className: styles.invited,
  },
  known: { icon: 'minus', label: () => 'Already invited', detail, className: styles.quiet },
  suppressed: {
    icon: 'ban',
    label: () => 'Suppressed',
    detail: (line) => `${line.detail}: ${words.suppressed}`,
    className: styles.suppressed,
  },
  unseated: { icon: 'close', label: () => 'No seat left', detail, className: styles.refused },
  duplicate: {
    icon: 'copy',
    label: (line) => `Same address as ${line.detail}`,
    detail: () => 'counts once',
    className: styles.quiet,
  },
  refused: { icon: 'close', label: () => 'Will be refused', detail, className: styles.refused },
  dropped: { icon: 'close', label: () => 'Dropped', detail, className: styles.refused },
});
