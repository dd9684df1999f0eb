import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetWordsSaying } from '@tablefall/platform/outbox/personal-mails';
import { REMOVED_COMMENT } from '@tablefall/platform/privacy/former-guest';
import { scheduleOf } from '../schedule-of.sql.ts';

/**
 * Takes the words of an account out of questions and answers, which keep their place, and out of mails, also about events
 * that are deleted already.
 */
export async function forgetDiscussionsBy(em: EntityManager, userId: string): Promise<void> {
  await scheduleOf(em)
    .updateTable('event_discussion')
    .set({ message: REMOVED_COMMENT })
    .where('author_id', '=', userId)
    .execute();
  await forgetWordsSaying(em, 'event-notice', { authorId: userId });
}
