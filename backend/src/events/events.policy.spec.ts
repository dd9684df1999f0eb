import {
  type Caller,
  mayActAs,
  mayDecideOn,
  mayHost,
  mayManage,
  mayNameGameOwner,
  mayRemove,
  mayTouch,
} from './events.policy.ts';

const EVENT = { ownerId: 'owner', gameOwnerId: 'bringer' };
const CO_HOSTS = ['co-host', 'other co-host'];

/** Each with a second name of the family, which has no part in the event. */
const caller = (name: string, isAdministrator = false): Caller => ({
  userId: `account of ${name}`,
  nameIds: [`child of ${name}`, name],
  isAdministrator,
});
const CALLERS = [
  caller('owner'),
  caller('co-host'),
  caller('player'),
  caller('stranger'),
  caller('administrator', true),
];
/** Who of them may. */
const who = (may: (one: Caller) => boolean) => CALLERS.filter(may).map(({ nameIds: [, name] }) => name);

describe('what somebody may do about an event', () => {
  it('should be to delete it and to say who hosts it: its owner and the administrator', () => {
    expect(who((one) => mayManage(one, EVENT))).toEqual(['owner', 'administrator']);
  });

  it('should be to host it: co-hosts as well', () => {
    expect(who((one) => mayHost(one, EVENT, CO_HOSTS))).toEqual(['owner', 'co-host', 'administrator']);
    expect(who((one) => mayHost(one, EVENT, []))).toEqual(['owner', 'administrator']);
  });

  it.each([
    ['player', ['owner', 'co-host', 'administrator'], ['owner', 'co-host', 'player', 'administrator']],
    ['co-host', ['owner', 'administrator'], ['owner', 'co-host', 'administrator']],
    ['other co-host', ['owner', 'administrator'], ['owner', 'administrator']],
    ['owner', ['owner', 'administrator'], ['owner', 'administrator']],
  ])('should be to decide on %s, or to take them out', (name, decide, remove) => {
    expect(who((one) => mayDecideOn(one, EVENT, CO_HOSTS, name))).toEqual(decide);
    expect(who((one) => mayRemove(one, EVENT, CO_HOSTS, name))).toEqual(remove);
  });

  it('should be to act for the names of the account', () => {
    expect(who((one) => mayActAs(one, 'player'))).toEqual(['player', 'administrator']);
    expect(who((one) => mayActAs(one, 'child of player'))).toEqual(['player', 'administrator']);
  });

  it('should be to change it once it is over: the administrator alone', () => {
    const now = new Date('2025-10-10T20:15:00Z');
    const touchable = (isOver: boolean) =>
      who((one) => mayTouch(one, { isOver: (at) => at === now && isOver }, now));

    expect([touchable(true), touchable(false)]).toEqual([
      ['administrator'],
      ['owner', 'co-host', 'player', 'stranger', 'administrator'],
    ]);
  });

  it.each([
    ['player', 'bringer', ['yes', 'yes', 'taken', 'no', 'yes']],
    ['player', 'player', ['yes', 'yes', 'yes', 'no', 'yes']],
    ['player', null, ['yes', 'yes', 'yes', 'no', 'yes']],
    ['bringer', 'bringer', ['yes', 'yes', 'no', 'no', 'yes']],
  ])('should be to say whether %s brings the game that %s brings', (name, gameOwnerId, answers) => {
    const event = { ...EVENT, gameOwnerId };

    expect(CALLERS.map((one) => mayNameGameOwner(one, event, CO_HOSTS, name))).toEqual(answers);
  });
});
