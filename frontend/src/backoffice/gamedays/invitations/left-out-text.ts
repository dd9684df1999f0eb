import type { MissedGuests } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';

/** 'Left out: Priya Raghunathan (answered already)'; more than three are a number. */
export function leftOutTexts({ leftOut }: Pick<MissedGuests, 'leftOut'>): string[] {
  return leftOut.map(({ reason, count: number, names }) => {
    const who = number > names.length ? count(number, 'guest') : names.join(', ');
    return `Left out: ${who} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})`;
  });
}
