import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, firstRowOf, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { Gameday } from './gameday.entity.ts';
import { GamedayNotFoundError, GamedayOverError, NoGamedayError } from './gamedays.errors.ts';
import type { GamedaysTables } from './gamedays.tables.ts';
import { Invitation } from './invitation.entity.ts';

/*
 * Everybody locks in one order: the gameday for use or for change, then its guest list for a pasted one (`lockGuestList`), then the
 * list that is invited in waves (`lockWave`) or a guest of it, then an invitation, and the gameday's counters are moved last; who
 * waits for seats (`gameday_queue_entry`) is written while these are held. Whoever changes or deletes a gameday therefore waits for
 * all who use it and sees what they committed.
 */

/**
 * Loads a gameday and keeps it from being changed or deleted until the transaction ends (FOR KEY SHARE). Any number may
 * use it at once, and its counters can move meanwhile. Null when there is none.
 */
export async function lockGamedayForUse(em: EntityManager, id: string): Promise<Gameday | null> {
  const columns = em
    .getMetadata(Gameday)
    .props.flatMap(({ fieldNames }) => fieldNames.map((name) => sql.ref(name)));
  const row = await firstRowOf(
    em,
    sql<object>`select ${sql.join(columns)} from gameday where id = ${id} for key share`,
  );
  return row && em.map(Gameday, row);
}

/** The same for a gameday that guests can still be asked to. */
export async function lockOpenGamedayForUse(
  { em, now }: { em: EntityManager; now: Date },
  id: string,
  zone: string,
): Promise<Gameday> {
  const gameday = await lockGamedayForUse(em, id);
  if (!gameday) {
    throw new GamedayNotFoundError();
  }
  if (gameday.isOver(now, zone)) {
    throw new GamedayOverError();
  }
  return gameday;
}

/**
 * The same for one that anybody may answer on its public page.
 * Throws NoGamedayError when there is none, its page is off, or it is over.
 */
export async function lockPublicGamedayForUse(
  { em, now }: { em: EntityManager; now: Date },
  id: string,
  zone: string,
): Promise<Gameday> {
  const gameday = await lockGamedayForUse(em, id);
  if (!gameday?.publicPage || gameday.isOver(now, zone)) {
    throw new NoGamedayError();
  }
  return gameday;
}

/**
 * Pasted lists of a gameday come one after the other. Two that share guests in another order would wait for each other, and the one
 * that the database breaks off could meet the other again with every try.
 */
export async function lockGuestList(em: EntityManager, gamedayId: string): Promise<void> {
  await firstRowOf(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended('guests of ' || ${gamedayId}::text, 0))`,
  );
}

/** Loads a gameday to change or delete it (FOR UPDATE); waits for everybody who uses it. */
export async function lockGamedayForChange(em: EntityManager, id: string): Promise<Gameday> {
  const gameday = await em.findOne(Gameday, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!gameday) {
    throw new GamedayNotFoundError();
  }
  return gameday;
}

/** The seats that are left, which nobody else can take until the transaction ends. */
export async function lockSeats(em: EntityManager, gamedayId: string): Promise<number> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday')
    .select((eb) => eb('capacity', '-', eb.ref('seats_taken')).as('left'))
    .where('id', '=', gamedayId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.left ?? 0;
}

/** Locks the one invitation that fulfils a condition, and its gameday for use. Null when there is none. */
export async function lockInvitation(
  em: EntityManager,
  condition: Expression<SqlBool>,
): Promise<{ invitation: Invitation; gameday: Gameday } | null> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('invitation')
    .select(['id', 'gameday_id'])
    .where(condition)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const gameday = await lockGamedayForUse(em, row.gameday_id);
  const invitation = await em.findOne(Invitation, row.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return gameday && invitation && { invitation, gameday };
}
