import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { DateTime } from 'luxon';
import type { EditionDayDto } from '../convention/edition/edition.dto.ts';
import type { PlanFrame } from '../convention/edition/edition-moves.service.ts';
import { InvalidInputError } from '../http/errors/api-error.ts';

/** How an undetermined time is said on the wire. */
export const UNDETERMINED = '12:01 AM';

/** Minutes that an event may last. */
export const DURATIONS = [
  5, 10, 15, 20, 25, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540, 600, 660, 720,
] as const;

const QUARTER_MINUTES = 15;

/** When an event is. */
export interface EventPlan {
  /** `YYYY-MM-DD`, one of the edition's days. */
  day: string;
  /** Null while the time is undetermined. */
  startsAt: Date | null;
  /** When it is over: with an undetermined time at the end of its day. */
  endsAt: Date;
  /** Minutes. */
  duration: number;
}

/** When an event is, in the words of the form. */
export interface PlanForm {
  /** `Friday` */
  eventDay: string;
  /** `3:15 PM`, or `12:01 AM` for undetermined. */
  eventTime: string;
  /** Minutes as text. */
  duration: string;
}

/**
 * Reads a plan from the form's words.
 * Throws InvalidInputError when the edition does not have the day, or the time is no quarter hour within the opening hours.
 */
export function planOf(
  { eventDay, eventTime, duration }: PlanForm,
  { days, timeZone }: PlanFrame,
): EventPlan {
  const day = days.find(({ day }) => day === eventDay);
  if (!day) {
    throw new InvalidInputError({ eventDay: 'Event date is required.' });
  }
  const minutes = Number(duration);
  if (eventTime === UNDETERMINED) {
    return { day: day.date, startsAt: null, endsAt: new Date(day.end), duration: minutes };
  }
  const start = quarterHours(day, timeZone).find((moment) => timeText(moment) === eventTime);
  if (!start) {
    throw new InvalidInputError({ eventTime: 'Event time is required.' });
  }
  const endsAt = start.plus({ minutes }).toJSDate();
  return { day: day.date, startsAt: start.toJSDate(), endsAt, duration: minutes };
}

type Start = Pick<EventPlan, 'day' | 'startsAt'>;

export function isSameStart(one: Start, other: Start): boolean {
  return one.day === other.day && one.startsAt?.getTime() === other.startsAt?.getTime();
}

export function isSamePlan(one: EventPlan, other: EventPlan): boolean {
  return isSameStart(one, other) && one.duration === other.duration;
}

/**
 * The plan of an event when the days, hours or zone of its edition are others: it stays on the first or the second day,
 * at the same time of that day by the clock there.
 */
export function movedPlan(plan: EventPlan, from: PlanFrame, to: PlanFrame): EventPlan {
  const place = from.days.findIndex(({ date }) => date === plan.day);
  const [old, after] = [from.days[place], to.days[place]];
  if (!old || !after) {
    return plan;
  }
  if (!plan.startsAt) {
    return { ...plan, day: after.date, endsAt: new Date(after.end) };
  }
  // After midnight an event is still of the day that began before.
  const start = DateTime.fromJSDate(plan.startsAt, { zone: from.timeZone });
  const daysLater = Math.round(start.startOf('day').diff(midnight(old, from), 'days').days);
  const { hour, minute } = start;
  const startsAt = midnight(after, to).plus({ days: daysLater }).set({ hour, minute });
  const endsAt = startsAt.plus({ minutes: plan.duration }).toJSDate();
  return { ...plan, day: after.date, startsAt: startsAt.toJSDate(), endsAt };
}

/** Throws InvalidInputError when a plan is over already. */
export function refusePast({ startsAt, endsAt }: EventPlan, now: Date): void {
  if (endsAt <= now) {
    throw new InvalidInputError({ [startsAt ? 'eventTime' : 'eventDay']: 'This time is over already.' });
  }
}

/** When players have to be there at the earliest: with an undetermined time at any time of its day. */
export function beginningOf({ startsAt, endsAt }: EventPlan): Date {
  return startsAt ?? before(endsAt, DAY_MS);
}

/** Whether an event begins while its day is open; with an undetermined time it does. */
export function isWithinHours({ day, startsAt }: EventPlan, { days }: PlanFrame): boolean {
  const open = days.find(({ date }) => date === day);
  return !startsAt || (!!open && startsAt >= new Date(open.start) && startsAt < new Date(open.end));
}

function midnight({ date }: EditionDayDto, { timeZone }: PlanFrame): DateTime {
  return DateTime.fromISO(date, { zone: timeZone });
}

/** The moments at which an event of the day can start: from its opening to a quarter of an hour before its end. */
function quarterHours(day: EditionDayDto, zone: string): DateTime[] {
  const end = DateTime.fromISO(day.end, { zone });
  const opening = DateTime.fromISO(day.start, { zone });
  const late = opening.minute % QUARTER_MINUTES;
  const moments: DateTime[] = [];
  let moment = late === 0 ? opening : opening.plus({ minutes: QUARTER_MINUTES - late });
  while (moment < end) {
    moments.push(moment);
    moment = moment.plus({ minutes: QUARTER_MINUTES });
  }
  return moments;
}

function timeText(moment: DateTime): string {
  return moment.setLocale('en-US').toFormat('h:mm a');
}
