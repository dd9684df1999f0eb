import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EVENT_FACTS, EVENT_TIMES, ownerFor } from './event-facts.sql.ts';
import { scheduleOf } from './events.tables.ts';

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

/** How many spots nobody has taken. */
export async function freeSpots(em: EntityManager, eventId: string): Promise<number> {
  const event = await scheduleOf(em)
    .selectFrom('event')
    .select(['spots', 'spots_taken'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  return event ? event.spots - event.spots_taken : 0;
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
