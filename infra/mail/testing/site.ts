import type { Site } from '../definition/site.ts';

/** The site of examples, previews and tests. */
export const EXAMPLE_SITE: Site = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  publicUrl: 'https://tablefall.example',
  timeZone: 'America/New_York',
  currency: 'USD',
  dates: ['2025-10-10', '2025-10-11'],
  venue: { name: 'Riverside Hall', address: '14 Canal Street' },
  mailFrom: 'hello@tablefall.example',
  secrets: ['an example secret, long enough to be one'],
};
