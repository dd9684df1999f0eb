import type { EntityManager } from '@mikro-orm/postgresql';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { scheduleOf } from '../schedule-of.sql.ts';

/** So often the players of an event are written to within 24 hours, by all of its hosts and the administrator together. */
export const MESSAGES_PER_DAY = 3;

/** How many messages may still be sent now, and from when on one more if there are none. */
export async function messagesLeft(
  em: EntityManager,
  eventId: string,
  now: Date,
): Promise<{ left: number; next: Date }> {
  const latest = await scheduleOf(em)
    .selectFrom('event_message')
    .select('written_at')
    .where('event_id', '=', eventId)
    .where('written_at', '>', before(now, DAY_MS))
    .orderBy('written_at', 'desc')
    .limit(MESSAGES_PER_DAY)
    .execute();
  const first = latest.at(MESSAGES_PER_DAY - 1);
  return {
    left: MESSAGES_PER_DAY - latest.length,
    next: first ? new Date(first.written_at.getTime() + DAY_MS) : now,
  };
}
