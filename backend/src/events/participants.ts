import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EVENT_FACTS, EVENT_TIMES, ownerFor } from './event-facts.sql.ts';
import { scheduleOf } from './schedule-of.sql.ts';
import { spotsOffered } from './spot-offers.sql.ts';

/**
 * Gives a name one of the event's spots, in one conditional update: either a spot is free or nothing changes. The name
 * waits no longer and has not left.
 *
 * @returns the participant's id, or null when all spots are taken
 */
export async function addParticipant(
  { em, now }: UnitOfWork,
  eventId: string,
  nameId: string,
): Promise<string | null> {
  const db = scheduleOf(em);
  const taken = await db
    .updateTable('event')
    .set((event) => ({
      spots_taken: event('spots_taken', '+', 1),
      sequence: event('sequence', '+', 1),
    }))
    .where('id', '=', eventId)
    .whereRef('spots_taken', '<', 'spots')
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) {
    return null;
  }
  const added = await db
    .insertInto('participant')
    .columns(['id', 'event_id', 'name_id', 'joined_at', 'told_plan'])
    .expression((from) =>
      from
        .selectFrom('event')
        .select((event) => [
          sql<string>`uuidv7()`.as('id'),
          'event.id as event_id',
          event.val(nameId).$castTo<string>().as('name_id'),
          event.val(now).$castTo<Date>().as('joined_at'),
          EVENT_TIMES.as('told_plan'),
        ])
        .where('event.id', '=', eventId),
    )
    .returning('id')
    .executeTakeFirst();
  await forgetWaiting(em, [eventId], [nameId]);
  await db.deleteFrom('left_event').where('event_id', '=', eventId).where('name_id', '=', nameId).execute();
  return added?.id ?? null;
}

/** Takes names off the waitlists of events. @returns how many waited */
export async function forgetWaiting(
  em: EntityManager,
  eventIds: string[],
  nameIds: string[],
): Promise<number> {
  const { numDeletedRows } = await scheduleOf(em)
    .deleteFrom('waitlist_entry')
    .where('event_id', '=', anyOf(eventIds, 'uuid'))
    .where('name_id', '=', anyOf(nameIds, 'uuid'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * How many spots nobody has taken, and none is kept for. The caller has locked the event.
 *
 * @param nameIds spots that are kept for these names are free for them
 */
export async function freeSpots(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  eventId: string,
  nameIds: string[] = [],
): Promise<number> {
  const event = await scheduleOf(em)
    .selectFrom('event')
    .select(['spots', 'spots_taken', spotsOffered(now, nameIds).as('offered')])
    .where('id', '=', eventId)
    .executeTakeFirst();
  return event ? event.spots - event.spots_taken - event.offered : 0;
}

/** Those of the names that a spot is kept for. The caller has locked the event. */
export async function keptFor(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  eventId: string,
  nameIds: string[],
): Promise<Set<string>> {
  const kept = await scheduleOf(em)
    .selectFrom('waitlist_entry')
    .select('name_id')
    .where('event_id', '=', eventId)
    .where('name_id', '=', anyOf(nameIds, 'uuid'))
    .where('offered_until', '>', now)
    .execute();
  return new Set(kept.map(({ name_id }) => name_id));
}

/** Forgets whom hosts saw at the tables of events, which begin at another time now. */
export async function forgetPresence(em: EntityManager, eventIds: string[]): Promise<void> {
  await scheduleOf(em)
    .updateTable('participant')
    .set({ here_at: null })
    .where('event_id', '=', anyOf(eventIds, 'uuid'))
    .where('here_at', 'is not', null)
    .execute();
}

/** Frees the spot of a name; if it brought the game, nobody does (a foreign key sees to that). */
export async function removeParticipant(em: EntityManager, eventId: string, nameId: string): Promise<void> {
  await scheduleOf(em)
    .updateTable('event')
    .set((event) => ({
      spots_taken: event('spots_taken', '-', 1),
      sequence: event('sequence', '+', 1),
    }))
    .where('id', '=', eventId)
    .execute();
  await rememberLeaving(em, eventId, nameId);
  await scheduleOf(em)
    .deleteFrom('participant')
    .where('event_id', '=', eventId)
    .where('name_id', '=', nameId)
    .execute();
}

/**
 * Lets the calendars of participants know that the event is no longer theirs: of all participants, or of one name.
 */
export async function rememberLeaving(
  em: EntityManager,
  eventId: string,
  nameId: string | null = null,
): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into left_event (event_id, name_id, facts, ends_at)
      select event.id, participant.name_id, ${EVENT_FACTS}, event.ends_at
      from participant join event on event.id = participant.event_id ${ownerFor()}
      where event.id = ${eventId} and (${nameId}::uuid is null or participant.name_id = ${nameId})`,
  );
}

/** The participant that a name is, or null. */
export async function participantOf(
  em: EntityManager,
  eventId: string,
  nameId: string,
): Promise<{ id: string } | null> {
  const participant = await scheduleOf(em)
    .selectFrom('participant')
    .select('id')
    .where('event_id', '=', eventId)
    .where('name_id', '=', nameId)
    .executeTakeFirst();
  return participant ?? null;
}

/** The participants who host an event beside its owner. */
export async function coHostsOf(em: EntityManager, eventId: string): Promise<string[]> {
  const coHosts = await scheduleOf(em)
    .selectFrom('participant')
    .select('name_id')
    .where('event_id', '=', eventId)
    .where('co_host', '=', true)
    .execute();
  return coHosts.map(({ name_id }) => name_id);
}

/** Says which of the participants host an event beside its owner; nobody else does from then on. */
export async function setCoHosts(em: EntityManager, eventId: string, nameIds: string[]): Promise<void> {
  await scheduleOf(em)
    .updateTable('participant')
    .set({ co_host: sql<boolean>`name_id = ${anyOf(nameIds, 'uuid')}` })
    .where('event_id', '=', eventId)
    .execute();
}

/** The names that take part. */
export async function namesIn(em: EntityManager, eventId: string): Promise<string[]> {
  const participants = await scheduleOf(em)
    .selectFrom('participant')
    .select('name_id')
    .where('event_id', '=', eventId)
    .execute();
  return participants.map(({ name_id }) => name_id);
}

/**
 * Notes that these names know the plan as it is now: they made it, or were told. What they knew first is kept, to tell what
 * has changed since.
 */
export async function acknowledgePlan(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  eventId: string,
  nameIds: string[],
): Promise<void> {
  await scheduleOf(em)
    .updateTable('participant')
    .from('event')
    .set({
      told_plan: EVENT_TIMES,
      changed_from: sql`coalesce(changed_from, told_plan)`,
      changed_at: now,
    })
    .where('event.id', '=', eventId)
    .whereRef('participant.event_id', '=', 'event.id')
    .where('participant.name_id', '=', anyOf(nameIds, 'uuid'))
    .where('participant.told_plan', '<>', EVENT_TIMES)
    .execute();
}
