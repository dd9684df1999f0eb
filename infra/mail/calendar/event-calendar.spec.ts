import { describe, expect, it } from '@jest/globals';
import type { CalendarPart } from '../definition/define-mail.ts';
import { eventNotice } from '../kinds/event-notice/mail.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { type CalendarEvent, eventCalendar, eventCancellation, scheduleCalendar } from './event-calendar.ts';

const at = new Date('2025-09-01T10:00:00Z');
const event: CalendarEvent & { changedAt: string } = { ...eventNotice.example, changedAt: at.toISOString() };

function unfolded({ content }: CalendarPart): string[] {
  return content.replaceAll('\r\n ', '').split('\r\n');
}

describe('an event in a calendar', () => {
  it('should be said in the convention’s zone, which the file describes once, and written in UTC', () => {
    const lines = unfolded(
      scheduleCalendar('my events', [event, { ...event, eventId: 'other' }], EXAMPLE_SITE),
    );

    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:America/New_York',
        'DTSTAMP:20250901T100000Z',
        'DTSTART;TZID=America/New_York:20251010T151500',
        'DTEND;TZID=America/New_York:20251010T181500',
      ]),
    );
  });

  it('should say in a feed when each of its entries changed', () => {
    const later = { ...event, eventId: 'later', changedAt: '2025-09-02T11:30:00.123Z' };
    const lines = unfolded(scheduleCalendar('my events', [event, later], EXAMPLE_SITE));

    const stamps = lines.filter((line) => /^(DTSTAMP|LAST-MODIFIED):202509/.test(line)).sort();
    expect(stamps).toEqual([
      'DTSTAMP:20250901T100000Z',
      'DTSTAMP:20250902T113000Z',
      'LAST-MODIFIED:20250901T100000Z',
      'LAST-MODIFIED:20250902T113000Z',
    ]);
  });

  it('should be in UTC where the convention is', () => {
    const lines = unfolded(eventCalendar(event, { ...EXAMPLE_SITE, timeZone: 'UTC' }, at));

    expect(lines).toContain('DTSTART:20251010T191500Z');
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  it('should last all day while its time is undetermined', () => {
    const lines = unfolded(eventCalendar({ ...event, startsAt: null }, EXAMPLE_SITE, at));

    expect(lines).toContain('DTSTART;VALUE=DATE:20251010');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  it('should be taken out by the same UID, under a method that says so', () => {
    const made = unfolded(eventCalendar(event, EXAMPLE_SITE, at)).find((line) => line.startsWith('UID:'));
    const cancelled = eventCancellation({ ...event, sequence: 4 }, EXAMPLE_SITE, at);

    expect(cancelled.method).toBe('CANCEL');
    expect(unfolded(cancelled)).toEqual(
      expect.arrayContaining([made, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4']),
    );
  });

  it('should keep the text of others inside its property', () => {
    const hostile = 'Root\r\nATTENDEE:mailto:eve@evil.example\nBEGIN:VALARM';
    const lines = unfolded(
      eventCalendar({ ...event, gameName: hostile, organizer: hostile }, EXAMPLE_SITE, at),
    );

    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  });
});
