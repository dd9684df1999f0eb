import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from '@tablefall/mail';
import { before } from '../clock/durations.ts';
import { type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import { FOR_EVER } from './mailings.ts';
import { IS_PAUSED, WAITING } from './mails.ts';
import { outboxOf } from './outbox.tables.ts';

/* What is asked before a mailing is undone of which nobody has a mail. */

/** So long mail waits that whoever caused it can take back. */
export const UNDO_MS = 10_000;

/** A mail of it may be with its reader: it left, is leaving, or was tried and not answered, perhaps by a worker that died since. */
const HAS_LEFT = sql<boolean>`(mail.state in ('sending', 'sent') or mail.attempts > 0 or mail.losses > 0)`;
/** A mailing was given a time, and neither staff nor the mail server hold it up. */
const HAS_ITS_TIME = sql<boolean>`
  (mailing.finished_at is null and mailing.cancelled_at is null
   and mailing.paused_until < ${FOR_EVER} and mailing.circuit_openings = 0)`;

/** A mailing that was begun, and waits for its hour. */
export const WAITS_FOR_ITS_HOUR = sql<boolean>`(${IS_PAUSED} and ${HAS_ITS_TIME})`;

/** The same, while nothing of it has left. */
export const HAS_NOT_LEFT = sql<boolean>`
  (${WAITS_FOR_ITS_HOUR} and not exists (select from mail where mailing_id = mailing.id and ${HAS_LEFT}))`;

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
      where about = ${about} and ${HAS_ITS_TIME} and paused_until > ${now}
        and not exists (select from mail where mailing_id = mailing.id and ${HAS_LEFT})
      order by created_at desc, id desc limit 1`,
  );
  return mailing ?? null;
}

/** A mailing about a thing: what its mails are, and whether it is one of those that wait for their time. Null when there is none. */
export async function mailingAbout(
  em: EntityManager,
  id: string,
  about: string,
): Promise<{ kind: MailKind; hasItsTime: boolean } | null> {
  const mailing = await outboxOf(em)
    .selectFrom('mailing')
    .select(['kind', sql<boolean>`coalesce(${HAS_ITS_TIME}, false)`.as('hasItsTime')])
    .where('id', '=', id)
    .where('about', '=', about)
    .executeTakeFirst();
  return mailing ?? null;
}

/**
 * Things that came with a mailing and that its mails alone are about, for a subquery: neither older things, nor those about which
 * another mail waits or has left.
 */
export function onlyAboutOf(mailingId: string, { since }: { since: RawBuilder<Date> }): RawBuilder<string> {
  return sql`(
    select mail.about::uuid from mail join mailing on mailing.id = mail.mailing_id
    where mailing.id = ${mailingId} and ${since} >= mailing.created_at
      and not exists (
        select from mail other where other.about = mail.about and other.mailing_id is distinct from mail.mailing_id
          and other.state in ('queued', 'retrying', 'sending', 'sent')))`;
}

/**
 * What the latest mail of some kinds said about a thing before or after a mailing, for a subquery: the value of a prop, or null. What was
 * cancelled nobody has read.
 */
export function saidBesides(
  mailingId: string,
  { about, kinds, prop }: { about: RawBuilder<string>; kinds: MailKind[]; prop: string },
): RawBuilder<string | null> {
  return sql`(
    select mail.props ->> ${prop} from mail
    where mail.about = ${about} and mail.kind = any(${kinds}) and mail.state <> 'cancelled'
      and mail.mailing_id is distinct from ${mailingId}
    order by mail.created_at desc, mail.id desc limit 1)`;
}

/** Things that mails of a mailing are about, for a subquery. */
export function aboutOf(mailingId: string): RawBuilder<string> {
  return sql`(select mail.about from mail where mail.mailing_id = ${mailingId})`;
}

/**
 * For other queries: whether what was written at a moment can be taken back. None of the single mails about it has left, and one of
 * them still waits; of what nobody gets by mail for as long as a mail would wait at least.
 */
export function canBeTakenBack(
  id: RawBuilder<string>,
  writtenAt: RawBuilder<Date>,
  now: Date,
): RawBuilder<boolean> {
  return sql`
    (not exists (select from mail where mail.about = ${id} and ${HAS_LEFT})
     and (${writtenAt} > ${before(now, UNDO_MS)} or exists (select from mail where mail.about = ${id} and ${WAITING})))`;
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
    .where(HAS_LEFT)
    .executeTakeFirstOrThrow();
  return count;
}
