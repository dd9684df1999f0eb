import ical, { ICalCalendarMethod } from 'ical-generator';
import { type GamedayFacts, gamedaySpan } from './gameday-facts.ts';
import type { CalendarPart, Site } from './template.ts';

/**
 * The gameday as one calendar entry (RFC 5545). The UID stays the same for a gameday and SEQUENCE rises with
 * its changes, so that a later file moves the guest's entry instead of adding a second one. Without a start
 * the entry lasts all day.
 */
export function gamedayCalendar(
  props: GamedayFacts & { invitationToken: string; sequence: number },
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
