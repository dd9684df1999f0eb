import type { Event, User, UserName } from '#api/generated.ts';

type Teacher = Event['teacher'];

export const TEACHER_TEXTS: Record<Teacher, string> = {
  none: 'None Required',
  wanted: 'Teacher Wanted',
  needed: 'Teacher Needed',
};

export function isFull({ spots, spotsTaken }: Pick<Event, 'spots' | 'spotsTaken'>): boolean {
  return spotsTaken >= spots;
}

/** Somebody should bring the game. */
export function needsGameOwner({ gameOwner }: Pick<Event, 'gameOwner'>): boolean {
  return gameOwner === '';
}

/** A spot is free that somebody can take. */
export function wantsPlayers(event: Pick<Event, 'spots' | 'spotsTaken' | 'visible'>): boolean {
  return event.visible && !isFull(event);
}

function takesPart(event: Pick<Event, 'participants'>, nameId: string): boolean {
  return event.participants.some(({ id }) => id === nameId);
}

function placeInLine(event: Pick<Event, 'waitlist'>, nameId: string): number | undefined {
  return event.waitlist.find(({ id }) => id === nameId)?.position;
}

/**
 * Whether leaving can be undone: nobody waits for the spot, and whoever leaves may join again. Only its owner and the
 * administrator can register a name.
 */
export function canComeBack(
  { waitlist, visible }: Pick<Event, 'waitlist' | 'visible'>,
  isOwn: boolean,
  { mayJoinClosed }: EventPermissions,
): boolean {
  return waitlist.length === 0 && (mayJoinClosed || (isOwn && visible));
}

/** What a name can do about a spot of an event. */
export type SpotChoice = 'join' | 'leave' | 'wait' | 'stop-waiting' | 'nothing';

export function spotChoice(event: Event, nameId: string, permissions: EventPermissions): SpotChoice {
  if (!permissions.mayChange) return 'nothing';
  if (takesPart(event, nameId)) return 'leave';
  if (placeInLine(event, nameId) !== undefined) return 'stop-waiting';
  if (!event.visible) return permissions.mayJoinClosed && !isFull(event) ? 'join' : 'nothing';
  return isFull(event) ? 'wait' : 'join';
}

/** What a user may do with an event. The server checks it again. */
export interface EventPermissions {
  /** Owns the event, or is the administrator. */
  mayManage: boolean;
  /** Nobody but the administrator touches an event that is over. */
  mayChange: boolean;
  /** The administrator joins although the event takes no sign-ups. */
  mayJoinClosed: boolean;
}

export function eventPermissions(
  user: User | null,
  { eventOwner }: Pick<Event, 'eventOwner'>,
  isOver: boolean,
): EventPermissions {
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  const isOwner = isOwnName(user, eventOwner);
  return {
    mayManage: isAdministrator || isOwner,
    mayChange: user !== null && (isAdministrator || !isOver),
    mayJoinClosed: isAdministrator,
  };
}

/** Organizers may set the game owner; participants may set themselves while there is none. */
export function gameOwnerChoice(event: Event, nameId: string, isOwn: boolean, permissions: EventPermissions) {
  const isAllowed = permissions.mayChange && (permissions.mayManage || isOwn);
  if (event.gameOwner === nameId) return isAllowed ? 'remove' : null;
  return isAllowed && (permissions.mayManage || needsGameOwner(event)) ? 'set' : null;
}

/** The server's placeholder for names that it hides: all names from strangers, children's names from most people. */
export const UNNAMED = 'Player';

export function isOwnName(user: User | null, nameId: string): boolean {
  return user?.names.some(({ id }) => id === nameId) ?? false;
}

/** Shows the names of one's own account also in answers that hide all names, such as the schedule. */
export function nameFor(user: User | null, { id, name }: Pick<UserName, 'id' | 'name'>): string {
  return user?.names.find((own) => own.id === id)?.name ?? name;
}
