import type { Event } from './event.entity.ts';

/** Who acts, and under which names. */
export interface Caller {
  userId: string;
  nameIds: string[];
  isAdministrator: boolean;
}

/** Delete an event, and say who owns and who co-hosts it: its owner and the administrator. */
export function mayManage(caller: Caller, event: Pick<Event, 'ownerId'>): boolean {
  return caller.isAdministrator || caller.nameIds.includes(event.ownerId);
}

/**
 * Edit an event, decide who takes part, and do what there is to do at its table: the same, and its co-hosts.
 *
 * @param coHostIds participants whom the owner has named
 */
export function mayHost(caller: Caller, event: Pick<Event, 'ownerId'>, coHostIds: string[]): boolean {
  return mayManage(caller, event) || coHostIds.some((id) => caller.nameIds.includes(id));
}

/** Take a participant out: its account, and who hosts the event; another host only who may say who hosts it. */
export function mayRemove(
  caller: Caller,
  event: Pick<Event, 'ownerId'>,
  coHostIds: string[],
  nameId: string,
): boolean {
  return mayActAs(caller, nameId) || mayDecideOn(caller, event, coHostIds, nameId);
}

/** Decide whether somebody takes part, and take that back: as above, but not for one's own name alone. */
export function mayDecideOn(
  caller: Caller,
  event: Pick<Event, 'ownerId'>,
  coHostIds: string[],
  nameId: string,
): boolean {
  const isHost = nameId === event.ownerId || coHostIds.includes(nameId);
  return isHost ? mayManage(caller, event) : mayHost(caller, event, coHostIds);
}

/** Sign a name up and off: its account, and the administrator. */
export function mayActAs(caller: Caller, nameId: string): boolean {
  return caller.isAdministrator || caller.nameIds.includes(nameId);
}

/** Change anything about an event, once it is over: the administrator alone. */
export function mayTouch(caller: Caller, event: Pick<Event, 'isOver'>, now: Date): boolean {
  return caller.isAdministrator || !event.isOver(now);
}

/**
 * Say who brings the game: who hosts the event may say it of anybody, participants of themselves while nobody else does.
 */
export function mayNameGameOwner(
  caller: Caller,
  event: Pick<Event, 'ownerId' | 'gameOwnerId'>,
  coHostIds: string[],
  nameId: string,
): 'yes' | 'no' | 'taken' {
  if (mayHost(caller, event, coHostIds)) {
    return 'yes';
  }
  if (!caller.nameIds.includes(nameId)) {
    return 'no';
  }
  return event.gameOwnerId === null || event.gameOwnerId === nameId ? 'yes' : 'taken';
}
