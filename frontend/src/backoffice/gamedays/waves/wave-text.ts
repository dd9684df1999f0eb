import type { GamedayWaves, NextWave } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { clockTime, weekdayMoment } from '#core/text/date-text.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

/** The next wave in one sentence, or why there is none. */
export function nextWaveText({ people, rests, at }: NextWave, timeZone: string | undefined): string {
  const them = count(people, 'person', 'people');
  switch (rests) {
    case null:
      return `The next wave: ${them} within a minute.`;
    case 'hours':
      return at
        ? `The next wave: ${them} on ${weekdayMoment(at, timeZone)}.`
        : `The next wave: ${them}, when the sending hours begin.`;
    case 'limit':
      return `The next wave: ${them}, when there is room among the mails of a day.`;
    case 'enough':
      return 'The next wave goes out when somebody declines or lets the date pass.';
    case 'full':
      return 'All seats are taken. The next wave goes out when one is free.';
    case 'paused':
      return 'Paused: nobody is invited until you resume.';
    case 'braked':
      return 'Paused: too many of the addresses so far do not exist, or readers reported spam. Check where the list is from before you resume.';
    case 'begun':
      return 'The gameday has begun: nobody else is invited.';
    case 'nobody-waits':
      return 'Everybody on the list is invited.';
    default:
      // The server may come to know more reasons.
      return 'Nobody is invited at the moment.';
  }
}

/** '294 wait their turn. The first 40 leave Friday, 9:00 AM.' @param next the next wave, once it is known */
export function waitingText(
  waiting: number,
  next: NextWave | undefined,
  timeZone: string | undefined,
): string {
  const wait = `${numeral(waiting)} ${waiting === 1 ? 'waits' : 'wait'} their turn.`;
  if (!next) return wait;
  const first = next.people === 1 ? 'The first leaves' : `The first ${numeral(next.people)} leave`;
  if (next.people > 0 && next.rests === null) return `${wait} ${first} within a minute.`;
  if (next.people > 0 && next.at) return `${wait} ${first} ${weekdayMoment(next.at, timeZone)}.`;
  return `${wait} ${nextWaveText(next, timeZone)}`;
}

/** What waves go by: the hours, and the mails of a day. */
export function wavesGoBy(waves: GamedayWaves): string {
  const { sendingFrom, sendingUntil, mailsUsed, mailsAllowed } = waves;
  const hours =
    sendingFrom === sendingUntil % 24
      ? 'Waves are sent at any hour'
      : `Sending hours are ${hour(sendingFrom)} to ${hour(sendingUntil)}`;
  return `${hours}; ${numeral(mailsUsed)} of ${numeral(mailsAllowed)} mails of a day are used.`;
}

function hour(of: number): string {
  return clockTime(`${String(of % 24).padStart(2, '0')}:00`);
}

/** A part of those who were invited. */
interface InvitedPart {
  label: string;
  count: number;
  icon: IconName;
  /** Colours of its text and of its part of the bar. */
  ink: string;
  fill: string;
}

/** Those who were invited, by what became of it; parts that are empty are left out. */
export function invitedParts(waves: GamedayWaves): InvitedPart[] {
  const { accepted, declined, past, inQueue, unreachable, open } = waves;
  const parts: InvitedPart[] = [
    {
      label: 'accepted',
      count: accepted,
      icon: 'check',
      ink: 'var(--greenText)',
      fill: 'var(--flagGreen)',
    },
    { label: 'declined', count: declined, icon: 'close', ink: 'var(--dangerText)', fill: 'var(--danger)' },
    { label: 'past the date', count: past, icon: 'clock', ink: 'var(--muted)', fill: 'var(--lineStrong)' },
    {
      label: 'in the queue',
      count: inQueue,
      icon: 'group',
      ink: 'var(--yellowText)',
      fill: 'var(--flagYellow)',
    },
    { label: 'not reached', count: unreachable, icon: 'ban', ink: 'var(--muted)', fill: 'var(--faint)' },
    { label: 'open', count: open, icon: 'pending', ink: 'var(--info)', fill: 'var(--info)' },
  ];
  return parts.filter((part) => part.count > 0);
}
