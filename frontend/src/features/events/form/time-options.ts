import type { EditionDay } from '#api/generated.ts';
import { UNDETERMINED } from '../schedule/event-time.ts';

/** ms; events start at quarter hours (spec §9). */
export const QUARTER = 15 * 60_000;

interface TimeOption {
  value: string;
  label: string;
}

/**
 * When an event of a day can start: Undetermined, then every quarter hour from the day's opening to the last before its
 * end, in the convention's zone (spec §5).
 */
export function timeOptions(
  { start, end }: Pick<EditionDay, 'start' | 'end'>,
  timeZone: string,
): TimeOption[] {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const options = [{ value: UNDETERMINED, label: 'Undetermined' }];
  const opening = Math.ceil(Date.parse(start) / QUARTER) * QUARTER;
  for (let moment = opening; moment < Date.parse(end); moment += QUARTER) {
    // Browsers put a narrow no-break space before AM and PM.
    const text = format.format(moment).replace('\u202f', ' ');
    options.push({ value: text, label: text });
  }
  return options;
}
