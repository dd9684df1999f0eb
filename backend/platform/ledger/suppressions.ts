import type { EntityManager } from '@mikro-orm/postgresql';
import type { SuppressionReason } from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';

/** Forgets that an address refused mail, because somebody says that it works again. */
export async function forgetBounce(em: EntityManager, address: string): Promise<void> {
  await changedBy(em, sql`delete from suppression where address = lower(${address}) and reason = 'bounced'`);
}

/**
 * Why each of these addresses gets no mail that one can unsubscribe from, in their order; null for one that does. An
 * address that unsubscribed and bounced has `unsubscribed`: staff can undo the other.
 */
export async function suppressionsOf(
  em: EntityManager,
  addresses: string[],
): Promise<(SuppressionReason | null)[]> {
  const rows = await rowsOf<{ reason: SuppressionReason | null }>(
    em,
    sql`
      select (select max(reason) from suppression where suppression.address = lower(given.address)) as reason
      from unnest(${addresses}::text[]) with ordinality as given(address, position)
      order by position`,
  );
  return rows.map(({ reason }) => reason);
}

/** A condition for other queries: whether an address of theirs gets no mail that one can unsubscribe from. */
export function isSuppressed(address: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select from suppression where suppression.address = lower(${address}))`;
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
             on conflict do nothing
           )
      select address from reader`,
  );
  return row !== null;
}
