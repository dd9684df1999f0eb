import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { scheduleOf } from '../schedule-of.sql.ts';

/** Puts a name at the end of an event's waitlist; one that waits already keeps its place. */
export async function addWaiting(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  eventId: string,
  nameId: string,
): Promise<void> {
  await scheduleOf(em)
    .insertInto('waitlist_entry')
    .values({ id: sql`uuidv7()`, event_id: eventId, name_id: nameId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['event_id', 'name_id']).doNothing())
    .execute();
}
