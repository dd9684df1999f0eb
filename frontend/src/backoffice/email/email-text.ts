import { problemOf } from '#core/api/problem.ts';
import { clockTime, longDate } from '#core/text/date-text.ts';

/** Why one of the e-mail tools failed, in the words of the specification (§8). */
export function emailFailure(error: unknown): string {
  const { detail, answer } = problemOf(error);
  if (detail) return detail;
  return answer ? `Error: ${answer.status} - ${answer.statusText}` : 'Unknown error occurred.';
}

/** 'Eastern Time (America/New_York)'. */
export function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name === timeZone ? name : `${name} (${timeZone})`;
}

/** 'Friday, October 10, 2025 at 6:30 PM, Eastern Time (America/New_York)' for '2025-10-10T18:30'. */
export function sendTimeText(sendAt: string, timeZone: string): string {
  return `${longDate(sendAt.slice(0, 10))} at ${clockTime(sendAt.slice(11))}, ${zoneText(timeZone)}`;
}
