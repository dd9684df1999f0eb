import type { EntityManager } from '@mikro-orm/postgresql';
import type { SuppressionReason } from '@tablefall/mail';
import { changedBy, firstRowOf, rowsOf, sql } from '../database/sql.ts';

/** Forgets that an address refused mail, because somebody says that it works again. */
export async function forgetBounce(em: EntityManager, address: string): Promise<void> {
  await changedBy(em, sql`delete from suppression where address = lower(${address}) and reason = 'bounced'`);
}

/** Which of these lower-cased addresses get no mail one can unsubscribe from, and why. */
export async function suppressedAmong(
  em: EntityManager,
  addresses: string[],
): Promise<Map<string, SuppressionReason>> {
  const rows = await rowsOf<{ address: string; reason: SuppressionReason }>(
    em,
    sql`select address, reason from suppression where address = any(${addresses})`,
  );
  return new Map(rows.map(({ address, reason }) => [address, reason]));
}

/**
 * Takes the reader of a mail off every list.
 *
 * @returns whether the mail is known
 */
export async function unsubscribeReaderOf(em: EntityManager, mailId: string): Promise<boolean> {
  const row = await firstRowOf(
    em,
    sql`
      with reader as (select lower(recipient_address) as address from mail where id = ${mailId}),
           added as (
             insert into suppression (address, reason, created_at)
             select address, 'unsubscribed', now() from reader
             on conflict (address) do update set reason = 'unsubscribed'
           )
      select address from reader`,
  );
  return row !== null;
}
