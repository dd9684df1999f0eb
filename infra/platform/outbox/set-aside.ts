import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from '@tablefall/mail';
import type { SqlBool } from 'kysely';
import { onPage, type Page, type PageNumber, readPage } from '../database/page.ts';
import { isoTime, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { reopenMailing } from './mailing-control.ts';
import { CAN_BE_RESENT } from './mailing-history.ts';
import { IS_MAIL, QUEUED_ANEW } from './mails.ts';
import { outboxOf } from './outbox.tables.ts';

/** A mail that the product stopped trying, although nobody said that its address is wrong. Times are ISO 8601. */
export interface SetAsideMail {
  id: string;
  kind: MailKind;
  /** Of the mailing that it belongs to. */
  mailing: string | null;
  name: string | null;
  email: string;
  attempts: number;
  reason: string | null;
  /** When it was given up by the product. */
  since: string;
}

/**
 * Mails that are set aside: all tries failed, they stopped their workers, or the mail server refused us and not the
 * recipient. They could still reach somebody, and nobody has given them up. As text, which its index is found by.
 */
const SET_ASIDE = sql<SqlBool>`
  mail.state = 'failed' and mail.given_up_at is null and ${IS_MAIL}
  and (mail.last_code is null or mail.last_code < 500 or mail.blocked) and ${CAN_BE_RESENT}`;

/** One page of the mails that are set aside, the latest first. */
export function listSetAside(em: EntityManager, page: PageNumber): Promise<Page<SetAsideMail>> {
  const found = outboxOf(em)
    .selectFrom('mail')
    .leftJoin('mailing', 'mailing.id', 'mail.mailing_id')
    .where(SET_ASIDE);
  return readPage(
    em,
    page,
    found
      .select([
        'mail.id',
        'mail.kind',
        'mailing.title as mailing',
        'mail.recipient_name as name',
        'mail.recipient_address as email',
        'mail.attempts',
        'mail.last_error as reason',
        isoTime('mail.due_at').as('since'),
      ])
      .orderBy('mail.due_at', 'desc')
      .orderBy('mail.id')
      .modifyEnd(onPage(page)),
    sql`from (${found.select('mail.id')}) as found`,
  );
}

/** How many mails are set aside. */
export async function countSetAside(em: EntityManager): Promise<number> {
  const { mails } = await outboxOf(em)
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where(SET_ASIDE)
    .executeTakeFirstOrThrow();
  return mails;
}

/**
 * Sends a mail again that is set aside, as the same mail. Its mailing is under way again; it waits while that is paused.
 *
 * @returns false when it is not set aside any more
 */
export async function retrySetAside(unit: UnitOfWork, id: string): Promise<boolean> {
  const { em } = unit;
  const mail = await outboxOf(em)
    .selectFrom('mail')
    .select('mailing_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const queue = async () => {
    const { numUpdatedRows } = await outboxOf(em)
      .updateTable('mail')
      .set(QUEUED_ANEW)
      .where('id', '=', id)
      .where(SET_ASIDE)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  };
  const queued = mail?.mailing_id ? await reopenMailing(unit, mail.mailing_id, queue) : await queue();
  return queued > 0;
}

/**
 * Keeps a mail failed for good: it is not shown as set aside any more, and not sent again by itself.
 *
 * @returns false when it is not set aside any more
 */
export async function giveUpSetAside({ em, now }: UnitOfWork, id: string): Promise<boolean> {
  const { numUpdatedRows } = await outboxOf(em)
    .updateTable('mail')
    .set({ given_up_at: now })
    .where('id', '=', id)
    .where(SET_ASIDE)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
