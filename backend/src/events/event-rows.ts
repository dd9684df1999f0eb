import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EventDetails } from './event.entity.ts';
import type { EventPlan } from './event-plan.ts';
import { scheduleOf } from './events.tables.ts';

/** Makes an event that nobody takes part in yet. @returns false when there is one of this id */
export async function insertEvent(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  edition: string,
  id: string,
  { gameName, spots, visible, teacher, ownerId }: EventDetails,
  { day, startsAt, endsAt, duration }: EventPlan,
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
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Says which of the participants brings the game. */
export async function setGameOwner(em: EntityManager, id: string, nameId: string): Promise<void> {
  await scheduleOf(em).updateTable('event').set({ game_owner_id: nameId }).where('id', '=', id).execute();
}
