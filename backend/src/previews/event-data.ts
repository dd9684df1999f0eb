import { DateTime } from 'luxon';
import type { EditionDto } from '../convention/edition/edition.dto.ts';
import { UNDETERMINED } from '../events/event-plan.ts';
import type { CancelledEventDto, EventDetailsDto } from '../events/events.dto.ts';
import { PREVIEW_IMAGE } from './page-head.ts';

/**
 * An event for search engines (JSON-LD of schema.org/Event), with the properties that Google requires and those of its
 * recommended ones that say nothing of a person. With an undetermined time it has a day alone.
 */
export function eventData(
  event: EventDetailsDto | CancelledEventDto,
  { timeZone, venue, productName }: EditionDto,
  publicUrl: string,
): object {
  const isCancelled = !('state' in event);
  const isTimed = event.eventTime !== UNDETERMINED;
  const local = (moment: string) => {
    const time = DateTime.fromISO(moment, { zone: timeZone });
    return isTimed ? time.toISO({ suppressMilliseconds: true }) : time.toISODate();
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.gameName,
    ...('description' in event && { description: event.description }),
    startDate: local(event.eventDate),
    ...(isTimed && { endDate: local(event.endDate) }),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name,
      address: { '@type': 'PostalAddress', streetAddress: venue.address },
    },
    image: [publicUrl + PREVIEW_IMAGE],
    organizer: { '@type': 'Organization', name: productName, url: publicUrl },
    url: `${publicUrl}/events?event=${event.id}`,
  };
}
