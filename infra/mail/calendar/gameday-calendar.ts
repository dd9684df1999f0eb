import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { CalendarPart } from '../definition/define-mail.ts';
import { hostOf, type Site } from '../definition/site.ts';
import { type GamedayFacts, gamedaySpan } from '../facts/gameday-facts.ts';
import { dateText, plainText } from '../wording/wording.ts';
import { calendarFile } from './calendar-file.ts';

/*
 * The gameday as one calendar entry (RFC 5545). The UID stays the same for a gameday and SEQUENCE rises with its
 * changes and with those of the guest's answer, so that a later file moves, removes or brings back the guest's entry
 * instead of adding a second one. `changedAt` is when it last changed; in a mail, when that was written.
 */

/** A gameday, and how often a guest's entry of it has gone or come back. */
type Entry = GamedayFacts & { calendarChanges?: number };

/** The entry of a guest, with the link to the guest's own answer. */
export function guestCalendar(
  props: Entry & { invitationToken: string },
  site: Site,
  changedAt: Date,
): CalendarPart {
  const url = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
  return published(props, { label: 'See or change your answer', url }, site, changedAt);
}

/** The entry for anybody who has the gameday's public page. */
export function publicCalendar(facts: GamedayFacts, site: Site, changedAt: Date): CalendarPart {
  const url = `${site.publicUrl}/gameday/${facts.date}`;
  return published(facts, { label: 'About this gameday', url }, site, changedAt);
}

/** Takes the entry out of a calendar that holds it. */
export function cancellationCalendar(facts: Entry, site: Site, changedAt: Date): CalendarPart {
  const event = { ...eventOf(facts, site, changedAt), status: ICalEventStatus.CANCELLED };
  return calendarFile('CANCEL', [event], { product: 'Gamedays' }, site);
}

function published(
  facts: Entry,
  { label, url }: { label: string; url: string },
  site: Site,
  changedAt: Date,
): CalendarPart {
  const answerBy = facts.answerBy ? `Please answer by ${dateText(facts.answerBy)}.` : '';
  const link = `${label}: ${url}`;
  const description = [plainText(facts.description ?? ''), answerBy, link].filter(Boolean).join('\n\n');
  const event = { ...eventOf(facts, site, changedAt), description, url };
  return calendarFile('PUBLISH', [event], { product: 'Gamedays' }, site);
}

/** What every file says of a gameday. Without a start the entry lasts all day. */
function eventOf(facts: Entry, site: Site, changedAt: Date): ICalEventData {
  const { start, end } = gamedaySpan(facts, site.timeZone);
  const span = start ? { start, end } : { start: new Date(`${facts.date}T00:00:00Z`), allDay: true };
  return {
    id: `gameday-${facts.gamedayId}@${hostOf(site)}`,
    sequence: facts.sequence + (facts.calendarChanges ?? 0),
    stamp: changedAt,
    ...span,
    summary: `${site.productName} gameday`,
    location: plainText(facts.location),
    // RFC 5546 wants one, and calendars take a cancellation only from whoever organises.
    organizer: { name: site.productName, email: site.mailFrom },
  };
}
