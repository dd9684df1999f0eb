import { describe, expect, it } from '@jest/globals';
import type { CalendarPart } from '../definition/define-mail.ts';
import { gamedaySpan } from '../facts/gameday-facts.ts';
import { gamedayRsvp } from '../kinds/gameday-rsvp/mail.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { cancellationCalendar, guestCalendar, publicCalendar } from './gameday-calendar.ts';

const at = new Date('2025-09-01T10:00:00Z');

function lines(changes: Partial<typeof gamedayRsvp.example>): string[] {
  return unfolded(guestCalendar({ ...gamedayRsvp.example, ...changes }, EXAMPLE_SITE, at));
}

function unfolded({ content }: CalendarPart): string[] {
  return content.replaceAll('\r\n ', '').split('\r\n');
}

describe('the calendar file', () => {
  it('should name the gameday, its change and the guest’s own link', () => {
    const file = lines({ sequence: 3 });
    expect(file).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:gameday-01980000-0000-7000-8000-000000000002@tablefall.example',
        'SEQUENCE:3',
        'DTSTAMP:20250901T100000Z',
        'DTSTART:20251010T160000Z',
        'DTEND:20251011T020000Z',
        'LOCATION:Riverside Hall\\, rooms A to D',
        'URL;VALUE=URI:https://tablefall.example/gameday-reply/exampleexampleexampleexample1234',
        'ORGANIZER;CN="Tablefall":mailto:hello@tablefall.example',
      ]),
    );
  });

  it('should end on the next day when the end is not after the start', () => {
    expect(lines({ startTime: '18:00:00', endTime: '02:00:00' })).toEqual(
      expect.arrayContaining(['DTSTART:20251010T220000Z', 'DTEND:20251011T060000Z']),
    );
    expect(lines({ startTime: '18:00:00', endTime: '18:00:00' })).toContain('DTEND:20251011T220000Z');
  });

  it('should have no end when none is known, and last all day without a start', () => {
    expect(lines({ endTime: null }).some((line) => line.startsWith('DTEND'))).toBe(false);
    expect(lines({ startTime: null, endTime: null })).toContain('DTSTART;VALUE=DATE:20251010');
  });

  it('should lead from the public page to the public page', () => {
    const file = unfolded(publicCalendar(gamedayRsvp.example, EXAMPLE_SITE, at));
    expect(file).toContain('URL;VALUE=URI:https://tablefall.example/gameday/2025-10-10');
    expect(file.join()).not.toContain(gamedayRsvp.example.invitationToken);
  });

  it('should cancel the very entry that it made, under a method that says so', () => {
    const made = guestCalendar(gamedayRsvp.example, EXAMPLE_SITE, at);
    const cancelled = cancellationCalendar({ ...gamedayRsvp.example, sequence: 1 }, EXAMPLE_SITE, at);
    const uid = unfolded(made).filter((line) => line.startsWith('UID:'));
    expect(made.method).toBe('PUBLISH');
    expect(cancelled.method).toBe('CANCEL');
    expect(unfolded(cancelled)).toEqual(
      expect.arrayContaining([...uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']),
    );
  });

  it('should escape text and keep it inside its property', () => {
    const file = lines({
      location: 'Hall; A, B \\ C',
      description: 'First line\r\nBEGIN:VALARM\nlast\u0007 line',
    });
    expect(file).toContain('LOCATION:Hall\\; A\\, B \\\\ C');
    expect(file).not.toContain('BEGIN:VALARM');
    expect(file.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
      /^DESCRIPTION:First line\\nBEGIN:VALARM\\nlast {2}line\\n\\nSee or change your answer: /,
    );
  });

  it.each([
    ['long words', 'x'.repeat(300)],
    ['letters of two bytes', 'é'.repeat(200)],
    ['pictures', '🎲'.repeat(120)],
  ])('should end each line with CRLF within 75 octets, with %s', (_what, description) => {
    const { content } = guestCalendar({ ...gamedayRsvp.example, description }, EXAMPLE_SITE, at);
    const parts = content.split('\r\n');
    expect(parts.pop()).toBe('');
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(Math.max(...parts.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(content.replaceAll('\r\n ', '')).toContain(description);
  });
});

describe('gamedaySpan', () => {
  it.each([
    ['America/New_York', '2025-10-10', '12:00:00', '2025-10-10T16:00:00.000Z'],
    ['America/New_York', '2025-12-10', '12:00', '2025-12-10T17:00:00.000Z'],
    ['America/New_York', '2025-11-02', '03:00:00', '2025-11-02T08:00:00.000Z'],
    ['America/New_York', '2025-03-09', '02:30:00', '2025-03-09T07:30:00.000Z'],
    ['Asia/Kolkata', '2025-10-10', '00:15:00', '2025-10-09T18:45:00.000Z'],
    ['UTC', '2025-10-10', '12:00:00', '2025-10-10T12:00:00.000Z'],
  ])('should start in %s on %s at %s, that is %s', (zone, date, startTime, expected) => {
    const { start, end } = gamedaySpan({ date, startTime, endTime: null }, zone);
    expect(start?.toISOString()).toBe(expected);
    expect(end).toBeNull();
  });

  it.each([
    ['12:00:00', '22:00:00', '2025-11-01T22:00:00-04:00'],
    ['18:00', '18:00:00', '2025-11-02T18:00:00-05:00'],
    ['22:00:00', '02:30:00', '2025-11-02T02:30:00-05:00'],
  ])('should end, from %s to %s, at %s', (startTime, endTime, expected) => {
    const { end } = gamedaySpan({ date: '2025-11-01', startTime, endTime }, 'America/New_York');
    expect(end).toEqual(new Date(expected));
  });

  it.each([
    ['02:15:00', '03:15', '2030-03-10T03:15:00-04:00', '2030-03-10T04:15:00-04:00'],
    ['02:15', '02:45', '2030-03-10T03:15:00-04:00', '2030-03-10T03:45:00-04:00'],
    ['01:30', '02:30', '2030-03-10T01:30:00-05:00', '2030-03-10T03:30:00-04:00'],
    ['22:00', '02:30', '2030-03-10T22:00:00-04:00', '2030-03-11T02:30:00-04:00'],
  ])('should not last a day in the night that skips an hour, from %s to %s', (from, to, start, end) => {
    const span = gamedaySpan({ date: '2030-03-10', startTime: from, endTime: to }, 'America/New_York');
    expect(span).toEqual({ start: new Date(start), end: new Date(end) });
  });

  it('should know no end without a start', () => {
    const times = { date: '2025-11-01', startTime: null, endTime: '18:00:00' };
    expect(gamedaySpan(times, 'UTC')).toEqual({ start: null, end: null });
  });
});
