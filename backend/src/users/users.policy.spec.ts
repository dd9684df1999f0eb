import type { Config } from '@tablefall/platform/config/config';
import { isFreshSignIn, rolesOfSession, sessionLife, staffRole } from './users.policy.ts';

const CONFIG = {
  ADMIN_EMAIL: 'Admin@mail.example',
  ORGANISER_EMAILS: ['Organiser@mail.example', 'other@mail.example'],
  FRESH_SIGN_IN_MINUTES: 15,
} as Config;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('what an address is', () => {
  const door = { role: 'door', isRemoved: false } as const;
  const removed = { role: 'administrator', isRemoved: true } as const;

  it.each([
    ['admin@mail.example', null, 'administrator'],
    ['admin@mail.example', door, 'administrator'],
    ['admin@mail.example', removed, 'administrator'],
    ['organiser@mail.example', null, 'organiser'],
    ['organiser@mail.example', door, 'door'],
    ['organiser@mail.example', removed, null],
    ['anybody@mail.example', null, null],
    ['anybody@mail.example', door, 'door'],
    ['anybody@mail.example', removed, null],
  ] as const)('should be of %s, of whom the site says %j: %s', (address, row, role) => {
    expect(staffRole(address, row, CONFIG)).toBe(role);
  });
});

describe('a session', () => {
  it('should live shorter for who has a role', () => {
    expect(sessionLife([])).toEqual({ longest: 30 * DAY_MS, idle: 14 * DAY_MS });
    expect(sessionLife(['door'])).toEqual({ longest: 7 * DAY_MS, idle: 3 * DAY_MS });
  });

  it('should be fresh for some minutes', () => {
    const [last, first] = [15 * 60_000 - 1, 15 * 60_000];

    expect([last, first].map((age) => isFreshSignIn(age, CONFIG))).toEqual([true, false]);
  });

  it.each([
    ['administrator', 'login', 0, ['organiser', 'administrator']],
    ['mailer', 'login', 7 * DAY_MS - 1, ['mailer']],
    ['mailer', 'login', 7 * DAY_MS, []],
    ['administrator', 'registration', 0, []],
    [null, 'login', 0, []],
  ] as const)('should give %s, by a link of %s, after %i ms: %j', (role, openedBy, age, roles) => {
    expect(rolesOfSession(role, { openedBy, age })).toEqual(roles);
  });
});
