import { DateTime } from 'luxon';
import { InvalidInputError } from '../../http/errors/api-error.ts';

const FORMAT = "yyyy-MM-dd'T'HH:mm";

/**
 * Reads a moment that a mailing is to wait for, `YYYY-MM-DDTHH:mm` in the convention's zone. When the clocks go back
 * an hour comes twice; the first one is meant.
 * Throws InvalidInputError for what is no such time, or is past, or more than a year ahead.
 */
export function readSendAt(text: string, zone: string, now: Date): Date {
  const moment = DateTime.fromFormat(text, FORMAT, { zone });
  // A time that the clocks skip in spring is read as another one.
  if (!moment.isValid || moment.toFormat(FORMAT) !== text) {
    throw refused('Please enter a date and time that exist in the convention’s time zone');
  }
  if (moment.toMillis() <= now.getTime()) {
    throw refused('Please choose a time in the future');
  }
  if (moment > DateTime.fromJSDate(now, { zone }).plus({ years: 1 })) {
    throw refused('Please choose a time within a year');
  }
  return moment.toJSDate();
}

function refused(message: string): InvalidInputError {
  return new InvalidInputError({ sendAt: message });
}
