import { describe, expect, it } from '@jest/globals';
import type { Event, User } from '#core/api/generated.ts';
import { eventOf } from '../testing/event.factory.ts';
import {
  canComeBack,
  eventPermissions,
  firstToSignUp,
  gameOwnerChoice,
  giveUpText,
  isOwnName,
  mayStopWaiting,
  nameFor,
  spotChoice,
  spotsFor,
} from './sign-up.ts';

const person = { names: [{ id: 'theo' }], roles: [] } as unknown as User;
const owner = { names: [{ id: 'dana' }], roles: [] } as unknown as User;
const NOTHING = { mayManage: false, mayHost: false, mayChange: false, mayJoinClosed: false };
const administrator = { names: [], roles: ['administrator'] } as unknown as User;

describe('what somebody may do with an event', () => {
  const event = eventOf();

  it('depends on who owns it and whether it is over', () => {
    expect(eventPermissions(null, event, false)).toEqual(NOTHING);
    expect(eventPermissions(person, event, false)).toEqual({ ...NOTHING, mayChange: true });
    expect(eventPermissions(owner, event, true)).toEqual({ ...NOTHING, mayManage: true, mayHost: true });
    const coHosted = eventOf({
      participants: [{ id: 'theo', name: 'Theo', location: '', gameOwner: false, coHost: true }],
    });
    expect(eventPermissions(person, coHosted, false)).toEqual({ ...NOTHING, mayHost: true, mayChange: true });
    expect(eventPermissions(administrator, event, true)).toEqual({
      mayManage: true,
      mayHost: true,
      mayChange: true,
      mayJoinClosed: true,
    });
  });
});

describe('the spot of a name', () => {
  const full = { spotsTaken: 4 };

  it.each<[string, Partial<Event>, string]>([
    ['join', {}, 'theo'],
    ['wait', full, 'theo'],
    ['leave', full, 'dana'],
    ['stop-waiting', { ...full, waitlist: [{ id: 'theo', name: 'Theo', position: 1 }] }, 'theo'],
    [
      'join',
      {
        ...full,
        waitlist: [{ id: 'theo', name: 'Theo', position: 1, offeredUntil: '2025-10-10T19:30:00Z' }],
      },
      'theo',
    ],
    ['join', { state: 'in-progress', waitlist: [{ id: 'theo', name: 'Theo', position: 1 }] }, 'theo'],
    ['nothing', { visible: false }, 'theo'],
    ['leave', { visible: false }, 'dana'],
  ])('lets it %s', (choice, details, name) => {
    expect(spotChoice(eventOf(details), name, { ...NOTHING, mayChange: true })).toBe(choice);
    expect(spotChoice(eventOf(details), name, NOTHING)).toBe('nothing');
  });

  it('is not forced on who waits while a running game has room', () => {
    const entry = { id: 'theo', name: 'Theo', position: 1 };
    const running = eventOf({ state: 'in-progress', waitlist: [entry] });
    expect(mayStopWaiting(running, 'theo', 'join')).toBe(true);
    expect(mayStopWaiting(running, 'dev', 'join')).toBe(false);
    expect(mayStopWaiting(running, 'theo', 'stop-waiting')).toBe(false);
    const kept = { ...running, waitlist: [{ ...entry, offeredUntil: '2025-10-10T19:30:00Z' }] };
    expect(mayStopWaiting(kept, 'theo', 'join')).toBe(false);
  });

  it('is free for the administrator where nobody else can sign up', () => {
    const permissions = { mayManage: true, mayHost: true, mayChange: true, mayJoinClosed: true };
    expect(spotChoice(eventOf({ visible: false }), 'theo', permissions)).toBe('join');
    expect(spotChoice(eventOf({ ...full, visible: false }), 'theo', permissions)).toBe('nothing');
  });
});

describe('the name of a family that signs up unless another is chosen', () => {
  const family = ['dana', 'theo', 'dev'];
  const waiting = { id: 'dev', name: 'Dev', position: 1 };
  const first = (details: Partial<Event>) =>
    firstToSignUp(eventOf(details), family, { ...NOTHING, mayChange: true });

  it('is the one that a spot is kept for, then the first that can join or wait', () => {
    expect(first({})).toBe('theo');
    expect(first({ spotsTaken: 4, waitlist: [waiting] })).toBe('theo');
    expect(first({ spotsTaken: 4, waitlist: [{ ...waiting, offeredUntil: '2025-10-10T19:30:00Z' }] })).toBe(
      'dev',
    );
    expect(first({ visible: false })).toBe('dana');
  });
});

describe('the spots that a family can take', () => {
  const offeredUntil = '2025-10-10T19:30:00Z';
  const waitlist = ['theo', 'dev', 'mia'].map((id, index) => ({
    id,
    name: id,
    position: index + 1,
    offeredUntil,
  }));

  it('are those that nobody has, with those that are kept for them', () => {
    expect(spotsFor(eventOf(), ['theo'])).toBe(3);
    const full = eventOf({ spotsTaken: 4, waitlist });
    expect(spotsFor(full, ['theo', 'dev'])).toBe(2);
    expect(spotsFor(full, ['lea'])).toBe(0);
  });
});

describe('a spot that is given up', () => {
  const waitlist = [{ id: 'theo', name: 'Theo', position: 1 }];

  const back = (details: Partial<Event>, isOwn: boolean, permissions = NOTHING) =>
    canComeBack(eventOf(details), {}, isOwn, permissions);

  it('can be taken again by who may join, unless somebody waits for it', () => {
    expect(back({}, true)).toBe(true);
    expect(back({ waitlist }, true)).toBe(false);
    expect(back({ visible: false }, true)).toBe(false);
    expect(back({}, false)).toBe(true);
    expect(back({ visible: false }, false)).toBe(true);
    const all = { mayManage: true, mayHost: true, mayChange: true, mayJoinClosed: true };
    expect(back({ visible: false }, false, all)).toBe(true);
    expect(back({ waitlist }, false, all)).toBe(false);
  });

  it('ends the part of a co-host, who is asked first', () => {
    const coHost = { coHost: true };
    expect(canComeBack(eventOf(), coHost, true, NOTHING)).toBe(false);
    expect(canComeBack(eventOf(), coHost, false, NOTHING)).toBe(true);
    expect(giveUpText(coHost, true, false)).toBe(
      'You no longer co-host this game then. You may not be able to join again. This cannot be undone.',
    );
    expect(giveUpText({}, false, true)).toBe(
      'Whoever stands first on the waitlist takes the spot at once. This cannot be undone.',
    );
  });
});

describe('who brings the game', () => {
  const plain = { ...NOTHING, mayChange: true };
  const managing = { ...NOTHING, mayManage: true, mayHost: true, mayChange: true };

  it('is said by participants of themselves while nobody does, and taken back', () => {
    const open = eventOf({ gameOwner: '' });
    expect(gameOwnerChoice(open, 'theo', true, plain)).toBe('set');
    expect(gameOwnerChoice(open, 'dana', false, plain)).toBeNull();
    expect(gameOwnerChoice(eventOf(), 'theo', true, plain)).toBeNull();
    expect(gameOwnerChoice(eventOf(), 'dana', true, plain)).toBe('remove');
  });

  it('is said of anybody by who manages the event, until it is over', () => {
    expect(gameOwnerChoice(eventOf(), 'theo', false, managing)).toBe('set');
    expect(gameOwnerChoice(eventOf(), 'dana', false, managing)).toBe('remove');
    expect(gameOwnerChoice(eventOf(), 'dana', true, { ...managing, mayChange: false })).toBeNull();
  });
});

describe("a family's own names", () => {
  const user = { names: [{ id: 'kim', name: 'Kim' }] } as User;

  it('are shown where the schedule tells them to nobody', () => {
    expect(nameFor(user, { id: 'kim', name: 'Player' })).toBe('Kim');
    expect(nameFor(user, { id: 'mei', name: 'Player' })).toBe('Player');
    expect(nameFor(null, { id: 'kim', name: 'Player' })).toBe('Player');
    expect(isOwnName(user, 'kim')).toBe(true);
    expect(isOwnName(null, 'kim')).toBe(false);
  });
});
