import type { SenderCheck } from '#api/generated.ts';
import type { IconName } from '#ui/pieces/icon.tsx';
import { count } from '#ui/text/count-text.ts';

type Finding = SenderCheck['checks'][number];

interface CheckLook {
  label: string;
  icon: IconName;
  /** The colour token of its words. */
  ink: string;
}

export const CHECK_LOOKS: Record<Finding['state'], CheckLook> = {
  ok: { label: 'Good', icon: 'check', ink: 'var(--greenText)' },
  warning: { label: 'Could be better', icon: 'alert', ink: 'var(--yellowText)' },
  failed: { label: 'Needs work', icon: 'close', ink: 'var(--dangerText)' },
  unknown: { label: 'Not known', icon: 'info', ink: 'var(--muted)' },
};

/** What the checks come to in one sentence. */
export function summaryOf(checks: readonly Finding[]): string {
  const number = (state: Finding['state']) => checks.filter((check) => check.state === state).length;
  const parts = [
    number('failed') > 0 &&
      `${count(number('failed'), 'thing')} ${number('failed') === 1 ? 'needs' : 'need'} work`,
    number('warning') > 0 && `${number('warning')} could be better`,
    number('unknown') > 0 && `${number('unknown')} could not be found out`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Everything is as it should be.';
}
