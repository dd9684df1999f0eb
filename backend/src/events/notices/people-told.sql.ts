import type { EntityManager } from '@mikro-orm/postgresql';
import { reasonsAgainst } from '@tablefall/mail';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import type { Event } from '../event.entity.ts';
import type { NoticeRecipient } from './concerned.sql.ts';
import { noticesTo } from './notices.sql.ts';

/** Some of those whom an event concerns. */
export interface Told {
  event: Pick<Event, 'id'>;
  people: RawBuilder<NoticeRecipient>;
}

/** How many people would be mailed notices; whoever gets several of them is one. */
export async function countTold(em: EntityManager, notices: Told[]): Promise<number> {
  if (notices.length === 0) return 0;
  const mails = notices.map(
    ({ event, people }) => sql`select name, address from (${noticesTo(event, people)}) as mail`,
  );
  // Notices of events are on no list that one could have left.
  const reason = suppressionOf(sql.ref('notice.address'), reasonsAgainst(null));
  const row = await firstRowOf<{ people: number }>(
    em,
    sql`
      select count(distinct (name, address))::int as people
      from (${sql.join(mails, sql` union all `)}) as notice
      where ${reason} is null`,
  );
  return row?.people ?? 0;
}
