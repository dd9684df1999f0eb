import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';

/** Puts a name at the end of an event's waitlist; one that waits already keeps its place. */
export async function addWaiting(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  eventId: string,
  nameId: string,
): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into waitlist_entry (id, event_id, name_id, joined_at) values (uuidv7(), ${eventId}, ${nameId}, ${now})
      on conflict (event_id, name_id) do nothing`,
  );
}
