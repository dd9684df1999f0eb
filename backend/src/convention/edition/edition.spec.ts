import { loadConfig } from '@tablefall/platform/config/config';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { editionOf } from './edition.ts';

describe('the edition', () => {
  const required = { DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) };

  it('has dates, hours and a storage key by default', () => {
    expect(editionOf(firstEdition(loadConfig(required)), 30)).toMatchObject({
      startDate: '2025-10-10T16:00:00.000Z',
      endDate: '2025-10-12T01:00:00.000Z',
      registrationCapacity: 250,
      storageKey: 'bguser-oct2025',
      days: [
        {
          day: 'Friday',
          monthDay: 'October 10',
          date: '2025-10-10',
          startTime: '12:00 PM',
          endTime: '10:00 PM',
        },
        {
          day: 'Saturday',
          monthDay: 'October 11',
          date: '2025-10-11',
          startTime: '9:00 AM',
          endTime: '9:00 PM',
        },
      ],
    });
  });

  it('follows the configured edition', () => {
    const config = loadConfig({
      ...required,
      CONVENTION_START: '2027-03-05T10:00',
      CONVENTION_END: '2027-03-06T18:00',
      CONVENTION_TIME_ZONE: 'Europe/Berlin',
    });

    expect(editionOf(firstEdition(config), 30)).toMatchObject({
      startDate: '2027-03-05T09:00:00.000Z',
      storageKey: 'bguser-mar2027',
    });
  });

  it('says price, place and links, null where none is configured', () => {
    const edition = editionOf(
      firstEdition(loadConfig({ ...required, PAYMENT_URL: 'https://pay.example/tablefall' })),
      30,
    );

    expect(edition).toMatchObject({
      admissionPrice: 10,
      venue: { name: 'Riverside Hall', address: '14 Canal Street' },
      links: {
        social: 'https://social.example/tablefall',
        newsletterForm: null,
        payment: 'https://pay.example/tablefall',
        volunteerEmail: 'volunteers@tablefall.example',
      },
    });
  });
});
