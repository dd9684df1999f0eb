import { DateTime } from 'luxon';
import type { TaskTime } from './desk.dto.ts';

/** When the doors of an edition open first and close last, and its zone. */
interface EditionTimes {
  start: Date;
  end: Date;
  timeZone: string;
}

/** A moment in the convention's zone, and how days and times are said from there. */
export class DeskMoment {
  private readonly local: DateTime;
  private readonly start: Date;
  private readonly zone: string;

  /** Whether the convention is on: from the morning of its first day until its end. */
  readonly isOn: boolean;

  constructor(
    readonly now: Date,
    { start, end, timeZone: zone }: EditionTimes,
  ) {
    this.local = DateTime.fromJSDate(now, { zone });
    this.start = start;
    this.zone = zone;
    this.isOn = now < end && now >= DateTime.fromJSDate(start, { zone }).startOf('day').toJSDate();
  }

  /** `YYYY-MM-DD` */
  get today(): string {
    return this.local.toFormat('yyyy-MM-dd');
  }

  /** `today`, `Friday` within a week, else `October 8`. @param date `YYYY-MM-DD` */
  day(date: string): string {
    const day = DateTime.fromISO(date, { zone: this.zone });
    const days = day.startOf('day').diff(this.local.startOf('day'), 'days').days;
    if (days === 0) return 'today';
    if (days === 1) return 'tomorrow';
    if (days > 1 && days < 7) return day.toFormat('cccc');
    return day.toFormat(day.year === this.local.year ? 'MMMM d' : 'MMMM d, yyyy');
  }

  /** `today at 2:00 PM`, `on Friday at 9:00 AM`. */
  time(moment: Date): string {
    const at = DateTime.fromJSDate(moment, { zone: this.zone });
    const day = this.day(at.toFormat('yyyy-MM-dd'));
    return `${day === 'today' || day === 'tomorrow' ? day : `on ${day}`} at ${at.toFormat('h:mm a')}`;
  }

  /** When something begins: `tomorrow at 2:00 PM`; what has begun goes on `since today at 2:00 PM`. */
  beginning(moment: Date): string {
    return moment <= this.now ? `since ${this.time(moment).replace(/^on /, '')}` : this.time(moment);
  }

  /** How long ago something was: `14 minutes`. */
  age(since: Date): string {
    const minutes = Math.max(1, Math.floor((this.now.getTime() - since.getTime()) / 60_000));
    if (minutes < 120) return counted(minutes, 'minute');
    return minutes < 2 * 24 * 60
      ? counted(Math.floor(minutes / 60), 'hour')
      : counted(Math.floor(minutes / (24 * 60)), 'day');
  }

  /** Among which things to do one stands that has until then, or until the doors open. */
  by(moment: Date = this.start): TaskTime {
    const days = this.daysTo(moment);
    if (moment <= this.now || days <= 0) return 'today';
    if (days === 1) return 'tomorrow';
    // In the last week before the doors open, whatever is due stands before or after that.
    const opensSoon = this.start > this.now && this.daysTo(this.start) < 7;
    if (days < 7 && !opensSoon) return 'week';
    return moment <= this.start ? 'before' : 'later';
  }

  private daysTo(moment: Date): number {
    const day = DateTime.fromJSDate(moment, { zone: this.zone }).startOf('day');
    return Math.round(day.diff(this.local.startOf('day'), 'days').days);
  }
}

/** `1 guest`, `1,962 guests`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numeral(count)} ${count === 1 ? one : many}`;
}

export function numeral(count: number): string {
  return count.toLocaleString('en-US');
}

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cem`. */
export function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
