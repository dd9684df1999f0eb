import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EventDetails } from './event.entity.ts';
import type { EventPlan } from './event-plan.ts';

/** Makes an event that nobody takes part in yet. @returns false when there is one of this id */
export async function insertEvent(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  edition: string,
  id: string,
  { gameName, spots, visible, teacher, ownerId }: EventDetails,
  { day, startsAt, endsAt, duration }: EventPlan,
): Promise<boolean> {
  const inserted = await changedBy(
    em,
    sql`
      insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, visible, teacher,
                         owner_id, created_at)
      values (${id}, ${edition}, ${gameName}, ${day}, ${startsAt}, ${endsAt}, ${duration}, ${spots}, ${visible},
              ${teacher}, ${ownerId}, ${now})
      on conflict (id) do nothing`,
  );
  return inserted > 0;
}
