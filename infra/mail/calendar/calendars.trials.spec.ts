import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CalendarPart } from '../definition/define-mail.ts';
import type { Site } from '../definition/site.ts';
import { gamedaySpan } from '../facts/gameday-facts.ts';
import { eventNotice } from '../kinds/event-notice/mail.ts';
import { gamedayRsvp } from '../kinds/gameday-rsvp/mail.ts';
import { examplesOf } from '../render/examples.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { type CalendarEvent, eventCalendar, eventCancellation, scheduleCalendar } from './event-calendar.ts';
import { cancellationCalendar, guestCalendar, publicCalendar } from './gameday-calendar.ts';

const at = new Date('2026-09-01T10:00:00Z');
const event: CalendarEvent & { changedAt: string } = { ...eventNotice.example, changedAt: at.toISOString() };
const gameday = gamedayRsvp.example;

/** Everything that writes events, and everything that writes gamedays. */
const EVENT_FILES: Record<string, (site: Site) => CalendarPart> = {
  'the file of an event': (site) => eventCalendar(event, site, at),
  'its cancellation': (site) => eventCancellation(event, site, at),
  'somebody’s own feed': (site) =>
    scheduleCalendar('my events', [event, { ...event, eventId: 'other', cancelled: true }], site),
  'the whole schedule': (site) => scheduleCalendar('all events', [event], site),
};
const GAMEDAY_FILES: Record<string, (site: Site) => CalendarPart> = {
  'a guest’s gameday': (site) => guestCalendar(gameday, site, at),
  'the gameday of a public page': (site) => publicCalendar(gameday, site, at),
  'a gameday taken out': (site) => cancellationCalendar(gameday, site, at),
};
const MAILS = (['event-notice', 'gameday-rsvp', 'gameday-change'] as const).flatMap((kind) =>
  examplesOf(kind).map(({ name, mail }): [string, (site: Site) => CalendarPart | null] => [
    `the mail ${kind} ${name}`,
    (site) => catalogue[kind].calendar?.(mail.props as never, site, at) ?? null,
  ]),
);
const FILES = [...Object.entries({ ...EVENT_FILES, ...GAMEDAY_FILES }), ...MAILS];

const unfolded = ({ content }: CalendarPart) => content.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (lines: string[], start: string) =>
  lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));

describe('calendar files, as programs other than ours read them', () => {
  it.each(FILES)(
    'Outlook shifted an entry whose zone was not in the file: each zone that one can choose is in %s',
    (_what, write) => {
      // Some of these names are aliases: Amsterdam of Brussels, Oslo of Berlin.
      const wrong = [...Intl.supportedValuesOf('timeZone'), 'US/Eastern', 'Asia/Kolkata', '+02:00'].filter(
        (timeZone) => {
          const file = write({ ...EXAMPLE_SITE, timeZone });
          if (!file) return false;
          const lines = unfolded(file);
          const named = lines.flatMap((line) => /^[A-Z-]+;(?:.*;)?TZID=([^:;]+)/.exec(line)?.[1] ?? []);
          const ruled = valuesOf(lines, 'TZID:');
          const isZoned =
            named.length > 0 || lines.some((line) => /^DTSTART[^:]*:\d{8}(T\d{6}Z)?$/.test(line));
          return !isZoned || named.join() !== named.map(() => ruled[0]).join() || ruled.length > 1;
        },
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['Europe/Amsterdam', 'DTSTART;TZID=Europe/Amsterdam:20251010T211500'],
    ['Asia/Calcutta', 'DTSTART;TZID=Asia/Calcutta:20251011T004500'],
    ['America/New_York', 'DTSTART;TZID=America/New_York:20251010T151500'],
    ['+02:00', 'DTSTART:20251010T191500Z'],
  ])('an entry says the hour of %s', (timeZone, line) => {
    expect(unfolded(eventCalendar(event, { ...EXAMPLE_SITE, timeZone }, at))).toContain(line);
  });

  it.each([
    ['Asia/Jerusalem', '2028-03-26T10:00:00Z', 'DTSTART:20280326T100000Z'],
    ['Asia/Jerusalem', '2028-04-02T10:00:00Z', 'DTSTART;TZID=Asia/Jerusalem:20280402T130000'],
    ['America/Santiago', '2029-04-03T12:00:00Z', 'DTSTART:20290403T120000Z'],
    ['Africa/Casablanca', '2024-01-15T12:00:00Z', 'DTSTART:20240115T120000Z'],
    ['America/New_York', '2030-03-10T06:30:00Z', 'DTSTART;TZID=America/New_York:20300310T013000'],
  ])(
    'days on which the rule of a zone in the file was off by an hour: an entry of %s at %s is %s',
    (timeZone, startsAt, line) => {
      const moved = { ...event, day: startsAt.slice(0, 10), startsAt, duration: 60 };
      expect(unfolded(eventCalendar(moved, { ...EXAMPLE_SITE, timeZone }, at))).toContain(line);
    },
  );

  it.each([
    // What clocks skip, by the zone's own night, from, to, and the minutes that are right.
    ['America/New_York', '2030-03-10', '02:15', '03:15', 60],
    ['America/New_York', '2030-03-10', '02:45', '03:15', 30],
    ['America/New_York', '2030-03-10', '01:45', '02:15', 30],
    ['Europe/Berlin', '2030-03-31', '02:00', '03:00', 60],
    ['Africa/Cairo', '2030-04-26', '00:10', '01:00', 50],
    ['Australia/Lord_Howe', '2030-10-06', '02:00', '02:30', 30],
    ['America/New_York', '2030-03-09', '22:00', '03:00', 4 * 60],
    ['America/New_York', '2030-03-10', '22:00', '02:30', 4.5 * 60],
    ['America/New_York', '2030-03-10', '02:15', '02:15', 23 * 60],
  ])(
    'an hour that clocks skip made an entry of a day: in %s on %s, %s to %s',
    (zone, date, from, to, minutes) => {
      const { start, end } = gamedaySpan({ date, startTime: from, endTime: to }, zone);
      expect((Number(end) - Number(start)) / 60_000).toBe(minutes);
    },
  );

  it('two entries shared a UID: in a feed each event has its own', () => {
    const events = Array.from({ length: 60 }, (_, index) => ({ ...event, eventId: `event-${index}` }));
    const uids = valuesOf(unfolded(scheduleCalendar('all', events, EXAMPLE_SITE)), 'UID:');
    expect(new Set(uids).size).toBe(60);
  });

  it('a deleted session stayed in the feed: it is there as cancelled', () => {
    const lines = unfolded(
      scheduleCalendar('mine', [{ ...event, cancelled: true, sequence: 2 }], EXAMPLE_SITE),
    );
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:2']));
  });

  it.each([
    ['pictures and letters of several bytes', '🎲'.repeat(40) + '桌遊'.repeat(40)],
    ['a hundred umlauts', 'ä'.repeat(100)],
  ])('folding cut a letter: lines hold 75 octets and whole letters, with %s', (_what, gameName) => {
    const { content } = eventCalendar({ ...event, gameName }, EXAMPLE_SITE, at);
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(content).not.toMatch(/\uFFFD|[^\r]\n/);
    expect(content.replaceAll('\r\n ', '')).toContain(`SUMMARY:${gameName}`);
  });
});
