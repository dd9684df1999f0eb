import { loadConfig } from '@tablefall/platform/config/config';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { editionOf } from '../convention/edition/edition.ts';
import type { PublicGamedayDto } from '../gamedays/gamedays.dto.ts';
import { privateHead, publicHead } from './page-head.ts';
import { gamedayText, pageText, siteText } from './page-texts.ts';

const site = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  publicUrl: 'https://tablefall.example',
};
const edition = editionOf(
  firstEdition(loadConfig({ DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) })),
  30,
);

describe('the head of a public page', () => {
  const head = publicHead('/faq', pageText('/faq', edition) ?? siteText(edition), site);

  it('should be titled as the page is', () => {
    expect(head).toContain('<title>Tablefall - Frequently Asked Questions</title>');
    expect(publicHead('/', siteText(edition), site)).toContain(
      '<title>Tablefall - Sponsored by Second Shelf Media</title>',
    );
  });

  it('should say in absolute addresses what to show and where it leads', () => {
    expect(head).toContain('<link rel="canonical" href="https://tablefall.example/faq">');
    expect(head).toContain('<meta property="og:url" content="https://tablefall.example/faq">');
    expect(head).toContain('<meta property="og:image" content="https://tablefall.example/link-preview.png">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('should speak of the configured edition', () => {
    expect(pageText('/', edition)?.description).toBe(
      'Friday, October 10 and Saturday, October 11, 2025, at Riverside Hall, 14 Canal Street. Admission is $10 and covers both days. Take a seat.',
    );
  });

  it('should have the schedule asked for before any script has run', () => {
    const preload = '<link rel="preload" as="fetch" crossorigin href="/api/events">';

    expect(publicHead('/events', pageText('/events', edition) ?? siteText(edition), site)).toContain(preload);
    expect(publicHead('/contact', pageText('/contact', edition) ?? siteText(edition), site)).not.toContain(
      'preload',
    );
  });

  it('should escape whatever staff wrote', () => {
    const hostile = { title: '"><script>', description: `'<&>"` };

    expect(publicHead('/"><b>', hostile, site)).not.toMatch(/<script|<b>|'/);
    expect(publicHead('/', hostile, site)).toContain('content="&#39;&lt;&amp;&gt;&quot;"');
  });
});

describe('the head of a private page', () => {
  const head = privateHead(siteText(edition), site);

  it('should be kept from indexes and name no address', () => {
    expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(head).not.toMatch(/canonical|og:url/);
  });
});

describe('the text of a gameday', () => {
  const gameday: PublicGamedayDto = {
    id: '0199',
    date: '2025-10-10',
    startTime: '18:30:00',
    endTime: null,
    location: 'Riverside Hall\n14 Canal Street',
    description: null,
    answerBy: null,
    isValidDate: true,
    atCapacity: false,
    seatsOffered: 0,
    daysWithSeats: [],
    planVersion: 'one',
  };

  it('should say when and where', () => {
    expect(gamedayText(gameday)).toEqual({
      title: 'Gameday on Friday, October 10, 2025',
      description: 'starts at 6:30 PM · Riverside Hall, 14 Canal Street. Say whether you will be there.',
    });
  });
});

it('no page has the text of an inherited property', () => {
  expect(pageText('constructor', edition)).toBeNull();
});
