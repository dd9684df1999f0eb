import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EventDetails } from './event.entity.ts';
import type { EventPlan } from './event-plan.ts';
import type { GameFacts } from './facts/game-facts.ts';
import { scheduleOf } from './schedule-of.sql.ts';

/** Makes an event that nobody takes part in yet. @returns false when there is one of this id */
export async function insertEvent(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  edition: string,
  id: string,
  { gameName, spots, visible, teacher, ownerId, ...facts }: EventDetails & GameFacts,
  { day, startsAt, endsAt, duration }: EventPlan,
  tableId: string | null,
): Promise<boolean> {
  const inserted = await scheduleOf(em)
    .insertInto('event')
    .values({
      id,
      edition,
      game_name: gameName,
      day,
      starts_at: startsAt,
      ends_at: endsAt,
      duration,
      spots,
      visible,
      teacher,
      owner_id: ownerId,
      created_at: now,
      description: facts.description,
      board_game_id: facts.boardGameId,
      level: facts.level,
      children: facts.children,
      min_players: facts.minPlayers,
      table_id: tableId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  await forgetCancelled(em, [id]);
  return inserted !== undefined;
}

/** Keeps what a deleted event was, for its old links. */
export async function rememberCancelled(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  id: string,
): Promise<void> {
  await scheduleOf(em)
    .insertInto('cancelled_event')
    .columns(['id', 'edition', 'game_name', 'day', 'starts_at', 'ends_at', 'duration', 'cancelled_at'])
    .expression((from) =>
      from
        .selectFrom('event')
        .select((event) => [
          'id',
          'edition',
          'game_name',
          'day',
          'starts_at',
          'ends_at',
          'duration',
          event.val(now).$castTo<Date>().as('cancelled_at'),
        ])
        .where('id', '=', id),
    )
    .execute();
}

/** Takes away what the old links of events still say. @returns of how many */
export async function forgetCancelled(em: EntityManager, ids: string[]): Promise<number> {
  const { numDeletedRows } = await scheduleOf(em)
    .deleteFrom('cancelled_event')
    .where('id', '=', anyOf(ids, 'uuid'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Says which of the participants brings the game. */
export async function setGameOwner(em: EntityManager, id: string, nameId: string): Promise<void> {
  await scheduleOf(em).updateTable('event').set({ game_owner_id: nameId }).where('id', '=', id).execute();
}
