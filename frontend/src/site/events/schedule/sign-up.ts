import type { Event, Participant, User, UserName } from '#core/api/generated.ts';

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

/** A spot is free in a game that has begun. */
function hasRoomNow(event: Event): boolean {
  return event.state === 'in-progress' && wantsPlayers(event);
}

/**
 * Whether leaving can be undone: nobody waits for the spot, and whoever leaves may join again. Whoever joins again is a
 * player, so leaving ends the part of a co-host. A host brings back whom they took out, as they were.
 */
export function canComeBack(
  { waitlist, visible }: Pick<Event, 'waitlist' | 'visible'>,
  { coHost }: Pick<Participant, 'coHost'>,
  isOwn: boolean,
  { mayJoinClosed }: EventPermissions,
): boolean {
  return waitlist.length === 0 && (!isOwn || (!coHost && (mayJoinClosed || visible)));
}

/** What giving up a spot means when it cannot be undone. */
export function giveUpText(
  { coHost }: Pick<Participant, 'coHost'>,
  isOwn: boolean,
  hasWaiting: boolean,
): string {
  const who = isOwn ? 'You' : 'They';
  return [
    ...(coHost ? [`${who} no longer co-host this game then.`] : []),
    hasWaiting
      ? 'Whoever stands first on the waitlist takes the spot at once.'
      : `${who} may not be able to join again.`,
    'This cannot be undone.',
  ].join(' ');
}

/** What it means that a name leaves another event for this one; null where it could go back. */
export function swapText(
  other: Pick<Event, 'waitlist' | 'visible' | 'participants'>,
  nameId: string,
  permissions: EventPermissions,
): string | null {
  const place = other.participants.find(({ id }) => id === nameId);
  return !place || canComeBack(other, place, true, permissions)
    ? null
    : giveUpText(place, true, other.waitlist.length > 0);
}

/** What a name can do about a spot of an event. */
export type SpotChoice = 'join' | 'leave' | 'wait' | 'stop-waiting' | 'nothing';

export function spotChoice(event: Event, nameId: string, permissions: EventPermissions): SpotChoice {
  if (!permissions.mayChange) return 'nothing';
  if (takesPart(event, nameId)) return 'leave';
  const entry = event.waitlist.find(({ id }) => id === nameId);
  // Once the game has begun nobody is seated without being asked: a free spot is taken.
  if (entry) return entry.offeredUntil || hasRoomNow(event) ? 'join' : 'stop-waiting';
  if (!event.visible) return permissions.mayJoinClosed && !isFull(event) ? 'join' : 'nothing';
  return isFull(event) ? 'wait' : 'join';
}

/** Whether a name that can join may leave the waitlist instead; a spot that is kept for it is let go where it is told of. */
export function mayStopWaiting(
  { waitlist }: Pick<Event, 'waitlist'>,
  nameId: string,
  choice: SpotChoice,
): boolean {
  return choice === 'join' && waitlist.some(({ id, offeredUntil }) => id === nameId && !offeredUntil);
}

/** Who of some names has a spot kept for them; the server takes the time away once it is over. */
export function keptFor({ waitlist }: Pick<Event, 'waitlist'>, nameIds: readonly string[]) {
  return waitlist.filter(({ id, offeredUntil }) => offeredUntil && nameIds.includes(id));
}

/** Spots that some names can take: those that are free, and those that are kept for them. */
export function spotsFor(
  event: Pick<Event, 'spots' | 'spotsTaken' | 'waitlist'>,
  nameIds: readonly string[],
): number {
  return event.spots - event.spotsTaken + keptFor(event, nameIds).length;
}

/** The name that signs up unless another is chosen: one that a spot is kept for goes first, as it is kept for minutes. */
export function firstToSignUp(
  event: Event,
  nameIds: readonly string[],
  permissions: EventPermissions,
): string | undefined {
  const signsUp = (id: string) => ['join', 'wait'].includes(spotChoice(event, id, permissions));
  return keptFor(event, nameIds)[0]?.id ?? nameIds.find(signsUp) ?? nameIds[0];
}

/** What a user may do with an event. The server checks it again. */
export interface EventPermissions {
  /** Owns the event, or is the administrator. */
  mayManage: boolean;
  /** The same, or co-hosts the event. */
  mayHost: boolean;
  /** Nobody but the administrator touches an event that is over. */
  mayChange: boolean;
  /** The administrator joins although the event takes no sign-ups. */
  mayJoinClosed: boolean;
}

export function eventPermissions(
  user: User | null,
  { eventOwner, participants }: Pick<Event, 'eventOwner' | 'participants'>,
  isOver: boolean,
): EventPermissions {
  const isAdministrator = user?.roles.includes('administrator') ?? false;
  return {
    mayManage: isAdministrator || isOwnName(user, eventOwner),
    mayHost: isAdministrator || isHost(user, { eventOwner, participants }),
    mayChange: user !== null && (isAdministrator || !isOver),
    mayJoinClosed: isAdministrator,
  };
}

/** Whether one of the user's names owns or co-hosts an event. */
export function isHost(
  user: User | null,
  { eventOwner, participants }: Pick<Event, 'eventOwner' | 'participants'>,
): boolean {
  const coHosts = participants.filter(({ coHost }) => coHost).map(({ id }) => id);
  return [eventOwner, ...coHosts].some((id) => isOwnName(user, id));
}

/** Organizers may set the game owner; participants may set themselves while there is none. */
export function gameOwnerChoice(event: Event, nameId: string, isOwn: boolean, permissions: EventPermissions) {
  const isAllowed = permissions.mayChange && (permissions.mayHost || isOwn);
  if (event.gameOwner === nameId) return isAllowed ? 'remove' : null;
  return isAllowed && (permissions.mayHost || needsGameOwner(event)) ? 'set' : null;
}

/** The server's placeholder for names that it hides: all names from strangers, children's names from most people. */
export const UNNAMED = 'Player';

export function isOwnName(user: User | null, nameId: string): boolean {
  return user?.names.some(({ id }) => id === nameId) ?? false;
}

/** Which names of an account take part, as it says them itself: 'You' for the first, the others by first names. */
export function ownNamesIn({ participants }: Pick<Event, 'participants'>, user: User | null): string[] {
  const taking = new Set(participants.map(({ id }) => id));
  return (user?.names ?? []).flatMap((name, at) => (taking.has(name.id) ? familiar(name, at) : []));
}

/** How an account speaks of one of its names: of the first as 'You', of the others by first names. */
export function familiar({ name }: Pick<UserName, 'name'>, at: number): string {
  return at === 0 ? 'You' : (name.split(' ')[0] ?? name);
}

/** Shows the names of one's own account also in answers that hide all names, such as the schedule. */
export function nameFor(user: User | null, { id, name }: Pick<UserName, 'id' | 'name'>): string {
  return user?.names.find((own) => own.id === id)?.name ?? name;
}
