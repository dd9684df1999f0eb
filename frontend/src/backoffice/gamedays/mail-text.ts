import type { Reminder } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

/** Letters of one's own words in a mail to guests; the server refuses more. */
export const LONGEST_WORDS = 1_000;

export interface ReminderLine {
  icon: IconName;
  text: string;
}

/** 'on Nov 28, 9:00 AM', or 'at 9:00 AM' today. */
export function atMoment(instant: string, timeZone: string | undefined, now = new Date()): string {
  const moment = shortMoment(instant, timeZone, now);
  return moment.includes(',') ? `on ${moment}` : `at ${moment}`;
}

/** What a reminder would do: who gets it, who has to wait until when, who is skipped. */
export function reminderLines(
  { due, waiting, suppressed, nextAt, next, planned }: Reminder,
  timeZone: string | undefined,
  now = new Date(),
): ReminderLine[] {
  // Their mail waits for its hour; those of a plan that is told below were not mailed at all.
  const recent = Math.max(waiting - (planned?.guests ?? 0), 0);
  const lines: ReminderLine[] = [
    {
      icon: 'mail',
      text:
        due > 0
          ? `${count(due, 'guest')} ${due === 1 ? 'has' : 'have'} not answered and will get this mail now.`
          : 'Nobody can be reminded now.',
    },
  ];
  if (recent > 0) {
    const until = nextAt ? `, the first again from ${shortMoment(nextAt, timeZone, now)}` : '';
    lines.push({
      icon: 'clock',
      text: `${count(recent, 'guest')} ${recent === 1 ? 'was' : 'were'} mailed too recently${until}.`,
    });
  }
  if (next) {
    lines.push({
      icon: 'bell',
      text: `${count(next.guests, 'guest')} can be reminded ${atMoment(next.at, timeZone, now)}. Who answers before then gets no mail.`,
    });
  }
  if (planned) {
    lines.push({
      icon: 'bell',
      text: `A reminder to ${count(planned.guests, 'guest')} is planned: it leaves ${atMoment(planned.at, timeZone, now)}. It is among the mailings, where it can be cancelled.`,
    });
  }
  if (suppressed > 0) {
    lines.push({
      icon: 'ban',
      text: `${count(suppressed, 'guest')} ${suppressed === 1 ? 'is' : 'are'} skipped: unsubscribed, bounced or blocked.`,
    });
  }
  return lines;
}

const NOUNS: Record<string, string> = { 'gameday-invitation': 'invitation', 'gameday-reminder': 'reminder' };

/** What mails of these templates are called: reminders alone are reminders, a mixture is messages. */
export function mailNoun([kind = '', ...others]: readonly string[]): string {
  return others.length > 0 ? 'message' : (NOUNS[kind] ?? 'message');
}

const SHOWN = 3;

/** The first three addresses, then how many more. */
export function firstEmails(emails: readonly string[]): string {
  const shown = emails.slice(0, SHOWN).map((email) => email || '(no address)');
  const more = emails.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ');
}
