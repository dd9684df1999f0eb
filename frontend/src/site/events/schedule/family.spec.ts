import { describe, expect, it } from '@jest/globals';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { areInText, coming, hasSpotFor, membersOf } from './family.ts';
import { eventPermissions } from './sign-up.ts';

const NAMES = ['Priya Rao', 'Ann Rao', 'Leo Rao'].map((name) => ({ id: name.slice(0, 3), name }));
const USER = { email: 'rao@mail.example', names: NAMES, roles: [] } as never;
const taking = (id: string) => [{ id, name: id, location: '', gameOwner: false }];

function familyAt(event = eventOf(), schedule = [event]) {
  const members = membersOf(event, NAMES, schedule, eventPermissions(USER, event, false));
  return { event, members };
}

describe('who of a family joins', () => {
  it('everybody, in the order of the account, as long as there are spots', () => {
    const { event, members } = familyAt();
    expect(coming(event, members, null)).toEqual(['Pri', 'Ann', 'Leo']);
    const small = familyAt(eventOf({ spots: 3 }));
    expect(coming(small.event, small.members, null)).toEqual(['Pri', 'Ann']);
    expect(coming(small.event, small.members, ['Leo', 'Ann'])).toEqual(['Ann', 'Leo']);
    expect(hasSpotFor(small.event, ['Ann', 'Leo', 'Pri'])).toBe(false);
    expect(coming(event, members, [])).toEqual([]);
  });

  it('not who plays elsewhere at the time, nor who is in', () => {
    const event = eventOf({ participants: taking('Ann') });
    const at = (from: string, to: string) =>
      eventOf({
        eventDate: `2025-10-10T${from}:00Z`,
        endDate: `2025-10-10T${to}:00Z`,
        participants: taking('Leo'),
      });
    const clashes = (...others: ReturnType<typeof eventOf>[]) =>
      familyAt(event, [event, ...others]).members.map(({ clashes }) => clashes.length);
    expect(clashes(at('18:15', '19:15'), at('20:15', '21:00'))).toEqual([0, 0, 0]);
    expect(clashes(at('18:15', '19:16'), at('20:14', '21:00'))).toEqual([0, 0, 2]);
    expect(clashes(undeterminedEvent({ participants: taking('Leo') }))).toEqual([0, 0, 0]);
    const { members } = familyAt(event, [event, at('19:00', '19:30')]);
    expect(coming(event, members, null)).toEqual(['Pri']);
  });

  it('takes a spot that is kept for one of them', () => {
    const event = eventOf({
      spotsTaken: 4,
      state: 'in-progress',
      waitlist: [{ id: 'Leo', name: 'Leo', position: 1, offeredUntil: '2025-10-10T19:30:00Z' }],
    });
    const { members } = familyAt(event);
    expect(coming(event, members, null)).toEqual(['Leo']);
  });

  it.each([
    [['You'], 'You are in.'],
    [['Ann'], 'Ann is in.'],
    [['You', 'Ann'], 'You and Ann are in.'],
    [['You', 'Ann', 'Leo'], 'You, Ann and Leo are in.'],
  ])('is said: %j', (called, text) => {
    expect(areInText(called)).toBe(text);
  });
});
