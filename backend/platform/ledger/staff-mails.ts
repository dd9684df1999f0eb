import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, sql } from '../database/sql.ts';

/**
 * How many mails staff caused since a moment: of mailings, also those that wait for their time, sent again, and single ones.
 * Suppressed ones are included; those of a mailing that was cancelled before it began are not.
 */
export async function staffMailsSince(em: EntityManager, since: Date): Promise<number> {
  const row = await firstRowOf<{ count: number }>(
    em,
    sql`
      select ((select coalesce(sum(size), 0) from mailing
               where created_at > ${since} and (started_at is not null or cancelled_at is null))
              + (select coalesce(sum(size), 0) from mailing_resend where created_at > ${since})
              + (select count(*) from mail where by_staff and mailing_id is null and created_at > ${since}))::int as count`,
  );
  return row?.count ?? 0;
}
