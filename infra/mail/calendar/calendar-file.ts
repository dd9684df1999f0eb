import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { CalendarPart } from '../definition/define-mail.ts';
import type { Site } from '../definition/site.ts';

/** A calendar file of these entries (RFC 5545). Programs go by either of the two stamps. */
export function calendarFile(
  method: CalendarPart['method'],
  entries: ICalEventData[],
  { product, ...data }: ICalCalendarData & { product: string },
  site: Site,
): CalendarPart {
  const calendar = ical({
    ...data,
    prodId: { company: site.productName, product, language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  for (const entry of entries) {
    calendar.createEvent({ ...entry, lastModified: entry.stamp });
  }
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1).
  return { method, content: `${calendar.toString().trimEnd()}\r\n` };
}
