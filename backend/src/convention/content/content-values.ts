import { moneyText } from '@tablefall/mail';
import type { EditionDto } from '../edition/edition.dto.ts';
import { CONTENT_VARIABLES, type ContentVariableName } from './content.dto.ts';

const VARIABLE = /\{\{\s*([^{}\n]{1,60}?)\s*\}\}/g;

/**
 * What the variables stand for in an edition.
 *
 * @param kept editions that are over and are kept whole
 */
export function contentValues(edition: EditionDto, kept: number): Record<ContentVariableName, string> {
  const { days, venue } = edition;
  const last = days.at(-1);
  return {
    convention: edition.productName,
    sponsor: edition.sponsorName,
    price: moneyText(edition.admissionPrice, edition.currency),
    hours: days
      .map(({ day, monthDay, startTime, endTime }) => `${day}, ${monthDay}, from ${startTime} to ${endTime}`)
      .join('; '),
    venue: `${venue.name}, ${venue.address}`,
    lastDay: last?.day ?? '',
    lastEnd: last?.endTime ?? '',
    dayAfter: last ? weekdayAfter(last.date) : '',
    volunteerEmail: edition.links.volunteerEmail,
    keptEditions: kept === 1 ? '1 more convention' : `${kept} more conventions`,
  };
}

/** Fills in what the variables of a text stand for; unknown ones stay as they are written. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(VARIABLE, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );
}

/** The variables of a text that nobody knows. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !Object.hasOwn(CONTENT_VARIABLES, name));
}

/** @param date as 2025-10-11 */
function weekdayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(next);
}
