import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetWordsSaying } from '@tablefall/platform/outbox/personal-mails';
import { scheduleOf } from '../events.tables.ts';

/** Forgets what an account wrote to players, also in mails about events that are deleted already. */
export async function forgetMessagesBy(em: EntityManager, userId: string): Promise<void> {
  await scheduleOf(em).deleteFrom('event_message').where('author_id', '=', userId).execute();
  await forgetWordsSaying(em, 'event-message', { authorId: userId });
}
