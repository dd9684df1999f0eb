import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind, MailState } from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';

/**
 * Keeps the unsent mails that fulfil a condition on rows of `mail` as they are until the transaction ends: no worker
 * claims one meanwhile. Whoever decides by the state of mails and then changes them holds them first, because a
 * worker's claim takes no lock that a decision would otherwise wait for.
 */
export async function holdUnsentMails(em: EntityManager, which: RawBuilder<unknown>): Promise<void> {
  await rowsOf(
    em,
    sql`
      with held as (
        select from mail where ${which} and state in ('queued', 'retrying', 'sending') order by id for update)
      select count(*) from held`,
  );
}

/**
 * Cancels the unsent mails of these kinds that fulfil a condition on rows of `mail`. A mail that is being sent
 * at this moment may still arrive, and is `sent` then, but it is not tried again.
 *
 * @returns the number of mails cancelled
 */
export async function cancelMails(
  em: EntityManager,
  kinds: MailKind[],
  which: RawBuilder<unknown>,
): Promise<number> {
  return changedBy(
    em,
    sql`
      update mail set state = 'cancelled'
      where ${which} and kind = any(${kinds}) and state in ('queued', 'retrying', 'sending')`,
  );
}

/** The state of the latest mail about a thing, or null when there never was one. */
export async function latestMailState(em: EntityManager, about: string): Promise<MailState | null> {
  const row = await firstRowOf<{ state: MailState }>(
    em,
    sql`select state from mail where about = ${about} order by created_at desc, id desc limit 1`,
  );
  return row?.state ?? null;
}
