import ical, { ICalCalendarMethod } from 'ical-generator';
import type { CalendarPart, Site } from './template.ts';
import type { GamedayInvitationProps } from './templates/gameday-invitation/template.ts';

const DAY_MS = 86_400_000;

/**
 * The gameday as one calendar entry (RFC 5545). The UID stays the same for a gameday and SEQUENCE rises with
 * its changes, so that a later file moves the guest's entry instead of adding a second one. An end at or
 * before the start is on the next day; without a start the entry lasts all day.
 */
export function gamedayCalendar(
  props: GamedayInvitationProps & { sequence: number },
  site: Site,
  writtenAt: Date,
): CalendarPart {
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
    ...span(props, site.timeZone),
    summary: `${site.productName} gameday`,
    location: props.location,
    description,
    url: link,
  });
  return { method: 'PUBLISH', content: calendar.toString() };
}

function span({ date, startTime, endTime }: GamedayInvitationProps, timeZone: string) {
  if (!startTime) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const start = instantIn(timeZone, date, startTime);
  if (!endTime) return { start };
  const nextDay = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { start, end: instantIn(timeZone, endTime > startTime ? date : nextDay, endTime) };
}

/** The instant at which clocks in the zone show this date and time; a time skipped by a clock change is moved on. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  const guess = asUtc - offsetMs(timeZone, asUtc);
  return new Date(asUtc - offsetMs(timeZone, guess));
}

function offsetMs(timeZone: string, instant: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
