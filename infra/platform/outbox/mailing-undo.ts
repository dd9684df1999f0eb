import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from '@tablefall/mail';
import { type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import { FOR_EVER } from './mailings.ts';
import { outboxOf } from './outbox.tables.ts';

/* What is asked before a mailing is undone of which nobody has a mail. */

/** A mailing that waits for its time, of which nothing has left. */
export interface UnleftMailing {
  id: string;
  kind: MailKind;
  people: number;
  leavesAt: Date;
}

/** The mailing about a thing that waits for its time and of which nothing has left: the last one begun. */
export async function mailingToTakeBack(
  em: EntityManager,
  about: string,
  now: Date,
): Promise<UnleftMailing | null> {
  const [mailing] = await rowsOf<UnleftMailing>(
    em,
    sql`
      select id, kind, size as people, paused_until as "leavesAt" from mailing
      where about = ${about} and finished_at is null and cancelled_at is null
        and paused_until > ${now} and paused_until < ${FOR_EVER} and circuit_openings = 0
        and not exists (select from mail where mailing_id = mailing.id and (state in ('sending', 'sent') or attempts > 0))
      order by created_at desc, id desc limit 1`,
  );
  return mailing ?? null;
}

/** What the mails of a mailing about a thing are; null when there is none. */
export async function kindOfMailing(em: EntityManager, id: string, about: string): Promise<MailKind | null> {
  const mailing = await outboxOf(em)
    .selectFrom('mailing')
    .select('kind')
    .where('id', '=', id)
    .where('about', '=', about)
    .executeTakeFirst();
  return mailing?.kind ?? null;
}

/** What each mail of a mailing is about, for a subquery. */
export function aboutsOf(mailingId: string): RawBuilder<string> {
  return sql`(select about::uuid from mail where mailing_id = ${mailingId})`;
}

/**
 * How many mails of a mailing about a thing have left, or are leaving. Lock the unsent ones before (`lockUnsentMails`):
 * then none leaves until the transaction ends.
 */
export async function mailsLeft(em: EntityManager, id: string, about: string): Promise<number> {
  const { count } = await outboxOf(em)
    .selectFrom('mail')
    .innerJoin('mailing', 'mailing.id', 'mail.mailing_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailing.id', '=', id)
    .where('mailing.about', '=', about)
    .where('mail.state', 'in', ['sending', 'sent'])
    .executeTakeFirstOrThrow();
  return count;
}
