import type { Event, UserName } from '#core/api/generated.ts';
import { isUndetermined } from './event-time.ts';
import { type EventPermissions, familiar, type SpotChoice, spotChoice, spotsFor } from './sign-up.ts';

/** One name of an account, and what it can do about an event. */
export interface Member {
  id: string;
  /** In full. */
  name: string;
  /** As the account says it: 'You', or a first name. */
  called: string;
  choice: SpotChoice;
  /** The other events that this name takes part in at the same time, as far as the schedule says. */
  clashes: readonly Event[];
}

/** The names of an account, in its order. */
export function membersOf(
  event: Event,
  names: readonly UserName[],
  schedule: readonly Event[],
  permissions: EventPermissions,
): Member[] {
  const meanwhile = schedule.filter((other) => other.id !== event.id && overlaps(event, other));
  return names.map(({ id, name }, at) => ({
    id,
    name,
    called: familiar({ name }, at),
    choice: spotChoice(event, id, permissions),
    clashes: meanwhile.filter(({ participants }) => participants.some((each) => each.id === id)),
  }));
}

/** Whether a name could join if there is a spot. */
export function fits({ choice, clashes }: Member): boolean {
  return choice === 'join' && clashes.length === 0;
}

/**
 * Who of a family joins: those that fit, in the account's order, as long as there are spots.
 *
 * @param wanted ids of those who are to come; null: everybody
 */
export function coming(event: Event, members: readonly Member[], wanted: readonly string[] | null): string[] {
  const seated: string[] = [];
  for (const member of members) {
    const isWanted = wanted === null || wanted.includes(member.id);
    if (isWanted && fits(member) && hasSpotFor(event, [...seated, member.id])) seated.push(member.id);
  }
  return seated;
}

/** Whether there are spots for all of these names together. */
export function hasSpotFor(event: Event, ids: readonly string[]): boolean {
  return ids.length <= spotsFor(event, ids);
}

/** 'You and Ann are in.' @param called as `Member` has it, at least one */
export function areInText(called: readonly string[]): string {
  const names = called.length > 1 ? `${called.slice(0, -1).join(', ')} and ${called.at(-1)}` : called[0];
  return `${names} ${called.length > 1 || called[0] === 'You' ? 'are' : 'is'} in.`;
}

function overlaps(one: Event, other: Event): boolean {
  const isTimed = !isUndetermined(one) && !isUndetermined(other);
  return isTimed && isBefore(one.eventDate, other.endDate) && isBefore(other.eventDate, one.endDate);
}

function isBefore(one: string, other: string): boolean {
  return Date.parse(one) < Date.parse(other);
}
