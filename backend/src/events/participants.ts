import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EVENT_FACTS, EVENT_TIMES, ownerFor } from './event-facts.sql.ts';

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
  const taken = await changedBy(
    em,
    sql`
      update event set spots_taken = spots_taken + 1, sequence = sequence + 1
      where id = ${eventId} and spots_taken < spots`,
  );
  if (taken === 0) {
    return null;
  }
  const added = await firstRowOf<{ id: string }>(
    em,
    sql`
      insert into participant (id, event_id, name_id, joined_at, told_plan)
      select uuidv7(), event.id, ${nameId}, ${now}, ${EVENT_TIMES} from event where event.id = ${eventId}
      returning id`,
  );
  await changedBy(em, sql`delete from waitlist_entry where event_id = ${eventId} and name_id = ${nameId}`);
  await changedBy(em, sql`delete from left_event where event_id = ${eventId} and name_id = ${nameId}`);
  return added?.id ?? null;
}

/** How many spots nobody has taken. */
export async function freeSpots(em: EntityManager, eventId: string): Promise<number> {
  const row = await firstRowOf<{ free: number }>(
    em,
    sql`select spots - spots_taken as free from event where id = ${eventId}`,
  );
  return row?.free ?? 0;
}

/** Frees the spot of a name; if it brought the game, nobody does (a foreign key sees to that). */
export async function removeParticipant(em: EntityManager, eventId: string, nameId: string): Promise<void> {
  await changedBy(
    em,
    sql`update event set spots_taken = spots_taken - 1, sequence = sequence + 1 where id = ${eventId}`,
  );
  await rememberLeaving(em, eventId, nameId);
  await changedBy(em, sql`delete from participant where event_id = ${eventId} and name_id = ${nameId}`);
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
export function participantOf(
  em: EntityManager,
  eventId: string,
  nameId: string,
): Promise<{ id: string } | null> {
  return firstRowOf<{ id: string }>(
    em,
    sql`select id from participant where event_id = ${eventId} and name_id = ${nameId}`,
  );
}

/** The names that take part. */
export async function namesIn(em: EntityManager, eventId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    em,
    sql`select name_id as id from participant where event_id = ${eventId}`,
  );
  return rows.map(({ id }) => id);
}

/** Notes that these names know the plan as it is now: they made it, or were told. */
export async function acknowledgePlan(em: EntityManager, eventId: string, nameIds: string[]): Promise<void> {
  await changedBy(
    em,
    sql`
      update participant set told_plan = ${EVENT_TIMES} from event
      where event.id = ${eventId} and participant.event_id = event.id
        and participant.name_id = any(${nameIds}::uuid[])`,
  );
}
