import type { Event } from '#core/api/generated.ts';

let made = 0;

/** An event on Friday, October 10, 2025 at 3:15 PM for an hour, with one of four spots taken by its owner. */
export function eventOf(details: Partial<Event> = {}): Event {
  made += 1;
  return {
    id: `event-${made}`,
    gameName: `Game ${made}`,
    eventDay: 'Friday',
    eventTime: '3:15 PM',
    eventDate: '2025-10-10T19:15:00.000Z',
    endDate: '2025-10-10T20:15:00.000Z',
    spots: 4,
    spotsTaken: 1,
    visible: true,
    eventOwner: 'dana',
    organizer: 'Dana Whitfield',
    gameOwner: 'dana',
    duration: '60',
    teacher: 'none',
    participants: [{ id: 'dana', name: 'Dana Whitfield', location: '', gameOwner: true }],
    waitlist: [],
    state: 'upcoming',
    isExpired: false,
    version: 'one',
    ...details,
  };
}

/** An event of Saturday, October 11, 2025 whose time is undetermined. */
export function undeterminedEvent(details: Partial<Event> = {}): Event {
  return eventOf({
    eventDay: 'Saturday',
    eventTime: '12:01 AM',
    eventDate: '2025-10-11T04:01:00.000Z',
    endDate: '2025-10-12T01:00:00.000Z',
    ...details,
  });
}
