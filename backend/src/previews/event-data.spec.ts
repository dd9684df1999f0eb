import { loadConfig } from '@tablefall/platform/config/config';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { editionOf } from '../convention/edition/edition.ts';
import type { EventDetailsDto } from '../events/events.dto.ts';
import { eventData } from './event-data.ts';
import { publicHead } from './page-head.ts';

const site = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  publicUrl: 'https://tablefall.example',
};
const edition = editionOf(
  firstEdition(loadConfig({ DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) })),
  30,
);
const event = {
  id: '01980000-0000-7000-8000-000000000004',
  gameName: 'Ark Nova',
  eventTime: '3:15 PM',
  eventDate: '2025-10-10T19:15:00.000Z',
  endDate: '2025-10-10T22:15:00.000Z',
  description: 'Bring </script><b>nothing</b>.',
  state: 'upcoming',
  organizer: 'Dana Whitfield',
  participants: [{ id: 'x', name: 'Theo Whitfield', location: '', gameOwner: false }],
} as unknown as EventDetailsDto;

describe('an event for search engines', () => {
  const said = (changes: object = {}) =>
    eventData({ ...event, ...changes }, edition, site.publicUrl) as Record<string, unknown>;

  it('should have what Google requires of events: name, start and a place with an address', () => {
    expect(said()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Ark Nova',
      startDate: '2025-10-10T15:15:00-04:00',
      endDate: '2025-10-10T18:15:00-04:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Riverside Hall',
        address: { '@type': 'PostalAddress', streetAddress: '14 Canal Street' },
      },
    });
  });

  it('should say the offset that holds at each moment of a day on which clocks change', () => {
    const clocks = { eventDate: '2025-11-02T04:30:00.000Z', endDate: '2025-11-02T07:30:00.000Z' };

    expect(said(clocks)).toMatchObject({
      startDate: '2025-11-02T00:30:00-04:00',
      endDate: '2025-11-02T02:30:00-05:00',
    });
  });

  it('should say the day alone while the time is undetermined', () => {
    const open = said({ eventTime: '12:01 AM', eventDate: '2025-10-10T04:01:00.000Z' });

    expect(open.startDate).toBe('2025-10-10');
    expect(open).not.toHaveProperty('endDate');
  });

  it('should name nobody', () => {
    expect(JSON.stringify(said())).not.toMatch(/Whitfield/);
  });

  it('should stay inside its block, whatever the organizer wrote', () => {
    const head = publicHead('/events', { description: '', data: said() }, site);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';

    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({ description: 'Bring </script><b>nothing</b>.' });
  });
});
