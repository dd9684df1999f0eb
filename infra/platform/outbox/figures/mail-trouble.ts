import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailState } from '@tablefall/mail';
import { firstRowOf, isoTime, type SqlBool, sql } from '../../database/sql.ts';
import { IS_HELD, IS_MAIL, UNSENT } from '../mails.ts';
import { outboxOf } from '../outbox.tables.ts';

/** A single mail leaves within seconds. One that waits for so many seconds says that something is wrong. */
const LATE_AFTER_SECONDS = 60;
/** For so many minutes a mail that was given up tells of the mail server. */
const TELLS_FOR_MINUTES = 60;
/** So many readers do not all keep mail from them for reasons of their own. */
const TOO_MANY_FOR_CHANCE = 3;

/** Since when a mail waits, in whatever state it is: since it was due first. */
export const WAITS_SINCE = sql<Date>`least(coalesce(mail.due_first_at, mail.created_at), now())`;

/**
 * Whether a mail was put off or refused for a reason of its reader's: the mailbox is full, the domain is not found now, its
 * server puts off whoever writes for the first time, or does not take this address. Nobody here has to do anything.
 * A server that does not relay names an address as well, and refuses everybody.
 */
const NAMES_ITS_READER = sql<boolean>`coalesce(
  mail.last_code between 400 and 499 and mail.last_error ~* '(gr[ae]y-?list|\\m4\\.[12]\\.\\d)'
  or mail.last_code >= 500 and mail.last_error like '%<address>%' and mail.last_error !~* '\\mrelay', false)`;

/** When the mail server accepted the last mail. No index has it, so it is read only where a mail waits that asks for it. */
const LAST_ACCEPTED = sql<Date>`coalesce(
  (select max(sent_at) from mail as accepted where accepted.state = 'sent' and accepted.device_id is null
     and accepted.created_at > now() - interval '7 days'),
  '-infinity')`;

/** The same for whatever else keeps it, once the mail server has accepted another mail since this one was due. */
export const WAITS_FOR_ITS_READER = sql<boolean>`(
  ${NAMES_ITS_READER} or (mail.state = 'retrying' and ${WAITS_SINCE} <= ${LAST_ACCEPTED}))`;

/** Whether a mail was accepted within the last minute. */
export async function hasJustAccepted(em: EntityManager): Promise<boolean> {
  const row = await firstRowOf<{ hasJust: boolean }>(
    em,
    sql`select ${LAST_ACCEPTED} > now() - interval '1 minute' as "hasJust"`,
  );
  return row?.hasJust ?? false;
}

/** A mailing whose mails the mail server refuses: nothing of it was accepted since, also while it tries again. */
export const IS_BLOCKED = sql<SqlBool>`(
  mailing.circuit_openings > 0 and coalesce(mailing.paused_until, now()) < 'infinity')`;

/** Single mails that wait, while the mail server has accepted nothing since they were due. */
export interface UnacceptedMail {
  mails: number;
  /** How many of them a worker has taken at least once. */
  tried: number;
  /** Since when the oldest waits (ISO 8601). */
  since: string;
  /** Of the one that was tried last. */
  state: MailState;
  code: number | null;
  error: string | null;
  isAmbiguous: boolean;
}

/**
 * Whether mail fails to leave, as the outbox knows it: mails wait or were refused or never answered, and nothing at all was
 * accepted since they were due. A mail that ended because the server was away tells nothing: the server can be asked.
 * @returns null while all mail is held, and when nothing waits or something leaves
 */
export function unacceptedMail(em: EntityManager): Promise<UnacceptedMail | null> {
  return firstRowOf<UnacceptedMail>(
    em,
    sql`
      with late as materialized (
        select mail.state, mail.last_code, mail.last_error, mail.ambiguous, mail.due_at, ${WAITS_SINCE} as since,
               mail.attempts > 0 or mail.state = 'sending' as tried,
               case when ${NAMES_ITS_READER} then lower(mail.recipient_address) end as reader
        from mail
        where mail.mailing_id is null and ${IS_MAIL} and not ${IS_HELD}
          and (${UNSENT} and ${WAITS_SINCE} < now() - ${LATE_AFTER_SECONDS} * interval '1 second'
            or mail.state = 'failed' and mail.given_up_at is null and mail.attempts > 0
               and (mail.last_code is null or mail.last_code < 500 or mail.blocked)
               and (mail.last_code is not null or mail.ambiguous)
               and mail.due_at > now() - ${TELLS_FOR_MINUTES} * interval '1 minute')
      ), unaccepted as (
        select * from late
        where since > ${LAST_ACCEPTED}
      ), counted as (
        select count(*)::int as mails, (count(*) filter (where tried))::int as tried, min(since) as since
        from unaccepted
        having count(*) filter (where reader is null) > 0 or count(distinct reader) >= ${TOO_MANY_FOR_CHANCE}
      )
      select mails, counted.tried, ${isoTime(sql`counted.since`)} as since,
             last.state, last.last_code as code, last.last_error as error, last.ambiguous as "isAmbiguous"
      from counted
      cross join lateral (
        select * from unaccepted order by tried desc, last_error is null, reader is not null, due_at desc limit 1
      ) as last`,
  );
}

/** Why mailings wait that the mail server refuses, in words for staff; null of one that tries again at this moment. */
export async function reasonsOfBlockedMailings(em: EntityManager): Promise<(string | null)[]> {
  const blocked = await outboxOf(em)
    .selectFrom('mailing')
    .select('paused_reason as reason')
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(IS_BLOCKED)
    .orderBy('started_at')
    .execute();
  return blocked.map(({ reason }) => reason);
}
