import { describe, expect, it } from '@jest/globals';
import type { Event, User } from '#core/api/generated.ts';
import { eventOf } from '../testing/event.factory.ts';
import {
  countEventFilters,
  type EventFilters,
  eventsOfMode,
  filterEvents,
  NO_EVENT_FILTERS,
  nextOwnGame,
  organizersOf,
  ownGamesNow,
  seatsFor,
  stillToCome,
} from './event-filters.ts';

const BEFORE = Date.parse('2025-10-10T12:00:00Z');
const AFTER = Date.parse('2025-10-10T23:00:00Z');

function shown(events: Parameters<typeof filterEvents>[0], filters: Partial<EventFilters>, now = BEFORE) {
  return filterEvents(events, { ...NO_EVENT_FILTERS, ...filters }, now).map(({ gameName }) => gameName);
}

describe('the filters of the schedule', () => {
  it('divide durations at 30, 90 and 180 minutes, each the end of the shorter bucket', () => {
    const events = (['5', '30', '45', '90', '105', '180', '210'] as const).map((duration) =>
      eventOf({ gameName: duration, duration }),
    );
    expect(shown(events, { duration: ['under-30'] })).toEqual(['5', '30']);
    expect(shown(events, { duration: ['30-90'] })).toEqual(['45', '90']);
    expect(shown(events, { duration: ['90-180'] })).toEqual(['105', '180']);
    expect(shown(events, { duration: ['over-180'] })).toEqual(['210']);
    expect(shown(events, { duration: ['under-30', 'over-180'] })).toEqual(['5', '30', '210']);
  });

  it('know open and full events only as long as they are not over', () => {
    const events = [
      eventOf({ gameName: 'open' }),
      eventOf({ gameName: 'full', spotsTaken: 4 }),
      eventOf({ gameName: 'over', isExpired: true }),
    ];
    expect(shown(events, { availability: ['open'] })).toEqual(['open']);
    expect(shown(events, { availability: ['full'] })).toEqual(['full']);
    expect(shown(events, { availability: ['open', 'full'] }, AFTER)).toEqual([]);
    expect(shown(events, {}, AFTER)).toHaveLength(3);
  });

  it('must all hold', () => {
    const events = [
      eventOf({ gameName: 'Ark Nova', teacher: 'wanted' }),
      eventOf({ gameName: 'Ark Nova', eventDay: 'Saturday', teacher: 'wanted' }),
      eventOf({ gameName: 'Azul', teacher: 'needed', eventOwner: 'theo' }),
    ];
    expect(shown(events, { game: ' ark ', day: ['Friday'], teacher: ['wanted', 'needed'] })).toEqual([
      'Ark Nova',
    ]);
    expect(shown(events, { organizer: ['theo'] })).toEqual(['Azul']);
    expect(countEventFilters({ ...NO_EVENT_FILTERS, game: 'ark', day: ['Friday', 'Saturday'] })).toBe(2);
  });

  it('find what is good for beginners and for children, both where both are wanted', () => {
    const events = [
      eventOf({ gameName: 'both', level: 'everybody', children: '8' }),
      eventOf({ gameName: 'easy', level: 'everybody' }),
      eventOf({ gameName: 'for children', level: 'some', children: 'good' }),
      eventOf({ gameName: 'says nothing' }),
    ];
    expect(shown(events, { suits: ['beginners'] })).toEqual(['both', 'easy']);
    expect(shown(events, { suits: ['children'] })).toEqual(['both', 'for children']);
    expect(shown(events, { suits: ['beginners', 'children'] })).toEqual(['both']);
  });

  it('find a part of the day by the start: from noon it is afternoon, from five evening', () => {
    const events = (
      ['9:00 AM', '11:45 AM', '12:00 PM', '4:45 PM', '5:00 PM', '11:45 PM', '12:01 AM'] as const
    ).map((eventTime) => eventOf({ gameName: eventTime, eventTime }));
    expect(shown(events, { part: ['morning'] })).toEqual(['9:00 AM', '11:45 AM']);
    expect(shown(events, { part: ['afternoon'] })).toEqual(['12:00 PM', '4:45 PM']);
    expect(shown(events, { part: ['evening'] })).toEqual(['5:00 PM', '11:45 PM']);
    expect(shown(events, { part: ['morning', 'evening'] })).toHaveLength(4);
    expect(shown(events, {})).toHaveLength(7);
  });

  it('find seats for so many at one table, where one can still sign up', () => {
    const events = [
      eventOf({ gameName: 'three free' }),
      eventOf({ gameName: 'two free', spotsTaken: 2 }),
      eventOf({ gameName: 'one free', spotsTaken: 3 }),
      eventOf({ gameName: 'full', spotsTaken: 4 }),
      eventOf({ gameName: 'closed', visible: false }),
      eventOf({ gameName: 'over', isExpired: true }),
    ];
    expect(shown(events, { seats: '1' })).toEqual(['three free', 'two free', 'one free']);
    expect(shown(events, { seats: '2' })).toEqual(['three free', 'two free']);
    expect(shown(events, { seats: '4' })).toEqual([]);
    expect(countEventFilters({ ...NO_EVENT_FILTERS, part: ['evening'], seats: '2' })).toBe(2);
  });

  it('find what has a time and no table, as the desk counts it', () => {
    const events = [
      eventOf({ gameName: 'no table' }),
      eventOf({ gameName: 'has one', tableId: 'A1' }),
      eventOf({ gameName: 'no time', eventTime: '12:01 AM' }),
      eventOf({ gameName: 'over', isExpired: true }),
    ];
    expect(shown(events, { tables: 'none' })).toEqual(['no table']);
    expect(countEventFilters({ ...NO_EVENT_FILTERS, tables: 'none' })).toBe(1);
  });

  it('find a spot at a table that can be taken now', () => {
    const events = [
      eventOf({ gameName: 'soon', tableId: 'A1' }),
      eventOf({ gameName: 'no table' }),
      eventOf({ gameName: 'full', tableId: 'A2', spotsTaken: 4 }),
      eventOf({ gameName: 'closed', tableId: 'A3', visible: false }),
    ];
    const at = (time: string) => shown(events, { when: 'now' }, Date.parse(`2025-10-10T${time}Z`));
    expect(at('18:14:00')).toEqual([]);
    expect(at('18:16:00')).toEqual(['soon']);
    expect(at('19:30:00')).toEqual(['soon']);
    expect(at('20:16:00')).toEqual([]);
  });

  it('propose as many seats as the account has names, from one to four', () => {
    const withNames = (names: number) => seatsFor({ names: Array(names).fill({ id: 'a', name: 'A' }) });
    expect([seatsFor(null), ...[0, 1, 2, 4, 7].map(withNames)]).toEqual(['1', '1', '1', '2', '4', '4']);
  });

  it('offer each organizer once, by name', () => {
    const events = [
      eventOf({ eventOwner: 'z', organizer: 'Zoe' }),
      eventOf({ eventOwner: 'b', organizer: 'bea' }),
      eventOf({ eventOwner: 'z', organizer: 'Zoe' }),
    ];
    expect(organizersOf(events)).toEqual([
      { value: 'b', label: 'bea' },
      { value: 'z', label: 'Zoe' },
    ]);
  });
});

describe("a person's own views", () => {
  const user = { names: [{ id: 'dana' }, { id: 'theo' }] } as User;
  const taking = (id: string) => [{ id, name: id, location: '', gameOwner: false }];
  const events = [
    eventOf({ gameName: 'own', eventOwner: 'dana', participants: [] }),
    eventOf({ gameName: 'joined', eventOwner: 'mei', participants: taking('theo') }),
    eventOf({ gameName: 'foreign', eventOwner: 'mei', participants: taking('mei') }),
  ];
  const namesOf = (mode: 'mine' | 'organized') =>
    eventsOfMode(events, mode, user).map(({ gameName }) => gameName);

  it('hold what any of the names takes part in, or owns', () => {
    expect(namesOf('mine')).toEqual(['joined']);
    expect(namesOf('organized')).toEqual(['own']);
    expect(eventsOfMode(events, 'mine', null)).toEqual([]);
  });

  it('begin with the own games that are on or start within the hour', () => {
    const at = (time: string) => ownGamesNow(events, user, Date.parse(time)).map(({ gameName }) => gameName);
    expect(at('2025-10-10T18:15:00Z')).toEqual([]);
    expect(at('2025-10-10T18:15:01Z')).toEqual(['joined', 'own']);
    expect(at('2025-10-10T20:14:59Z')).toEqual(['joined', 'own']);
    expect(at('2025-10-10T20:15:00Z')).toEqual([]);
  });

  it('say where to go next: to what starts within the hour rather than to what is on', () => {
    const playing = (gameName: string, eventTime: Event['eventTime'], from: string, to: string) =>
      eventOf({
        gameName,
        eventTime,
        eventDate: `2025-10-10T${from}Z`,
        endDate: `2025-10-10T${to}Z`,
        eventOwner: 'theo',
      });
    const plan = [
      playing('late', '6:00 PM', '22:00:00', '23:00:00'),
      playing('long', '2:00 PM', '18:00:00', '20:00:00'),
      eventOf({ gameName: 'foreign', eventOwner: 'mei', participants: [] }),
    ];
    const next = (time: string) => nextOwnGame(plan, user, Date.parse(`2025-10-10T${time}Z`))?.gameName;
    expect(['17:00:00', '19:00:00', '20:00:00', '23:00:00'].map(next)).toEqual([
      'long',
      'long',
      'late',
      undefined,
    ]);
    plan.push(playing('between', '3:30 PM', '19:30:00', '20:30:00'));
    expect(next('19:00:00')).toBe('between');
  });
});

it('what is over is left out while the convention is on', () => {
  const events = [
    eventOf({ gameName: 'over', endDate: '2025-10-10T12:00:00Z' }),
    eventOf({ gameName: 'next' }),
  ];
  expect(stillToCome(events, BEFORE).map(({ gameName }) => gameName)).toEqual(['next']);
});
