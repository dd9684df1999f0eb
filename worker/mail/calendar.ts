import ical, { ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import type { CalendarPart, Site } from './template.ts';
import type { GamedayInvitationProps } from './templates/gameday-invitation/template.ts';

/** When a gameday takes place: `YYYY-MM-DD` and `HH:mm[:ss]`, in the convention's zone. */
export interface GamedayTimes {
  date: string;
  startTime: string | null;
  endTime: string | null;
}

/**
 * The instants at which a gameday starts and ends, null where its time is not known. An end at or before the
 * start is on the next day, and an end without a start counts as none. A time that a clock change skips is moved on.
 */
export function gamedaySpan(
  { date, startTime, endTime }: GamedayTimes,
  zone: string,
): { start: Date | null; end: Date | null } {
  if (!startTime) return { start: null, end: null };
  const start = DateTime.fromISO(`${date}T${startTime}`, { zone });
  if (!endTime) return { start: start.toJSDate(), end: null };
  const end = DateTime.fromISO(`${date}T${endTime}`, { zone });
  return { start: start.toJSDate(), end: (end > start ? end : end.plus({ days: 1 })).toJSDate() };
}

/**
 * The gameday as one calendar entry (RFC 5545). The UID stays the same for a gameday and SEQUENCE rises with
 * its changes, so that a later file moves the guest's entry instead of adding a second one. Without a start
 * the entry lasts all day.
 */
export function gamedayCalendar(
  props: GamedayInvitationProps & { sequence: number },
  site: Site,
  writtenAt: Date,
): CalendarPart {
  const { start, end } = gamedaySpan(props, site.timeZone);
  const span = start ? { start, end } : { start: new Date(`${props.date}T00:00:00Z`), allDay: true };
  const link = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
  const description = [props.description, `See or change your answer: ${link}`].filter(Boolean).join('\n\n');
  const calendar = ical({
    prodId: { company: site.productName, product: 'Gamedays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `gameday-${props.gamedayId}@${new URL(site.publicUrl).hostname}`,
    sequence: props.sequence,
    stamp: writtenAt,
    ...span,
    summary: `${site.productName} gameday`,
    location: props.location,
    description,
    url: link,
  });
  return { method: 'PUBLISH', content: calendar.toString() };
}
