import { DateTime } from 'luxon';
import { remembered } from './remembered.ts';

const WEEKDAY_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const NAME_LENGTH = 60;

/** What somebody is called who was forgotten, wherever a name has to stay. */
export const FORMER_GUEST = 'A former guest';

/** `2025-10-10` as `Friday, October 10, 2025`. A calendar date has no zone, so none is applied. */
export const dateText = remembered((date: string) => WEEKDAY_DATE.format(new Date(`${date}T00:00:00Z`)));

/** A calendar date, in one of Luxon's formats. */
export const dayText = remembered((date: string, format: string) =>
  DateTime.fromISO(date, { zone: 'UTC', locale: 'en-US' }).toFormat(format),
);

/** An instant as clocks of a zone show it: `3:15 PM`. @param moment ISO 8601 */
export const clockText = remembered((moment: string, zone: string) =>
  DateTime.fromISO(moment, { zone, locale: 'en-US' }).toFormat('h:mm a'),
);

/** An instant in a zone: `Saturday, October 4, 8:00 AM`. */
export function momentText(moment: Date, zone: string): string {
  return momentTextOf(moment.getTime(), zone);
}

const momentTextOf = remembered((moment: number, zone: string) =>
  DateTime.fromMillis(moment, { zone, locale: 'en-US' }).toFormat('cccc, LLLL d, h:mm a'),
);

/**
 * An amount of money: `$10`, `$12.50`, `€8`.
 *
 * @param currency ISO 4217
 */
export const moneyText = remembered((amount: number, currency: string) => {
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount);
});

/** `12:00 PM – 10:00 PM`, `starts at 6:30 PM` when only a start is known, null without one. Times are `HH:mm[:ss]`. */
export function timeRangeText(startTime: string | null, endTime: string | null): string | null {
  if (!startTime) return null;
  return endTime ? `${wallClock(startTime)} – ${wallClock(endTime)}` : `starts at ${wallClock(startTime)}`;
}

/** Written by hand: Intl puts a narrow no-break space before PM, which mail clients show as a box. */
function wallClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * A person's name as a mail may show it: one line, no control or direction characters,
 * nothing a mail client would turn into a link, 60 characters at most. Null when nothing is left.
 */
export function guestName(name: string | null): string | null {
  const plain = withoutControls(name ?? '')
    .replace(/\p{L}[\p{L}\d+.-]*:[\\/]{2,}/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}]{2,})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  if (letters.length > NAME_LENGTH)
    return `${letters
      .slice(0, NAME_LENGTH - 1)
      .join('')
      .replace(/[\s.]+$/, '')}…`;
  return plain || null;
}

/** User text of several lines without control or direction characters; line ends become `\n`. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => withoutControls(line).trimEnd())
    .join('\n')
    .trim();
}

function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/gu, ' ');
}

/** Breaks text at spaces so that no line passes `width`, unless a single word does; `indent` goes before later lines. */
export function wrap(text: string, width = 76, indent = 0): string {
  const hanging = ' '.repeat(indent);
  return text
    .split('\n')
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ').filter(Boolean)) {
        const last = lines[lines.length - 1] ?? '';
        if (last && last.length + 1 + word.length > width - indent) lines.push(word);
        else lines[lines.length - 1] = last ? `${last} ${word}` : word;
      }
      return lines.join(`\n${hanging}`);
    })
    .join(`\n${hanging}`);
}
