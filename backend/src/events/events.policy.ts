import type { Event } from './event.entity.ts';

/** Who acts, and under which names. */
export interface Caller {
  userId: string;
  nameIds: string[];
  isAdministrator: boolean;
}

/** Edit and delete an event, and decide who takes part: its owner and the administrator. */
export function mayManage(caller: Caller, event: Pick<Event, 'ownerId'>): boolean {
  return caller.isAdministrator || caller.nameIds.includes(event.ownerId);
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
 * Say who brings the game: who manages the event may say it of anybody, participants of themselves while nobody else
 * does.
 */
export function mayNameGameOwner(
  caller: Caller,
  event: Pick<Event, 'ownerId' | 'gameOwnerId'>,
  nameId: string,
): 'yes' | 'no' | 'taken' {
  if (mayManage(caller, event)) {
    return 'yes';
  }
  if (!caller.nameIds.includes(nameId)) {
    return 'no';
  }
  return event.gameOwnerId === null || event.gameOwnerId === nameId ? 'yes' : 'taken';
}
