import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind, MailState } from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';

/**
 * Says what mails are about: the id of a thing, or a condition on such ids. A condition looks its rows up by the id
 * that it is given: right after a bulk send the planner's statistics know neither the new things nor their mails, and
 * a join of both would read all of the one for each of the other.
 */
export type About = string | ((id: RawBuilder<string>) => RawBuilder<boolean>);

/** A mail that is not part of a mailing leaves within seconds; one that waits for longer says that something is wrong. In milliseconds. */
const LATE_AFTER_MS = 60_000;

/** Conditions on `mail`, for the statements of the outbox. */
export const UNSENT = sql`mail.state in ('queued', 'retrying', 'sending')`;
const WAITING = sql`mail.state in ('queued', 'retrying')`;

export function isAbout(about: About): RawBuilder<boolean> {
  return typeof about === 'string' ? sql`mail.about = ${about}` : about(sql.ref('mail.about'));
}

/**
 * Keeps unsent mails as they are until the transaction ends: no worker claims one meanwhile. Whoever decides by the
 * state of mails and then changes them locks them first, because a worker's claim takes no lock that a decision
 * would otherwise wait for.
 */
export async function lockUnsentMails(em: EntityManager, about: About): Promise<void> {
  await rowsOf(
    em,
    sql`
      with locked as (select from mail where ${isAbout(about)} and ${UNSENT} order by id for update)
      select count(*) from locked`,
  );
}

/** Cancels mails of a kind that wait to be sent and say these things, by themselves or with their mailing. */
export async function cancelWaitingMailsSaying(
  em: EntityManager,
  kind: MailKind,
  about: About,
  props: RawBuilder<object>,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail set state = 'cancelled', due_at = now()
      where ${isAbout(about)} and mail.kind = ${kind} and ${WAITING}
        and coalesce((select shared_props from mailing where mailing.id = mail.mailing_id), '{}') || mail.props @> ${props}`,
  );
}

/** When the thing was to end that mails are about, null where none of them has a time of its own; and when it ends now. */
export interface MovedEnd {
  before: Date | null;
  now: Date;
}

/** When a mail expires whose thing ends at another moment: with it, unless it has a time of its own or none. */
export function movedEnd({ before, now }: MovedEnd): RawBuilder<Date | null> {
  return sql`
    case when mail.expires_at = coalesce(${before}::timestamptz, mail.expires_at) then ${now}::timestamptz
         else mail.expires_at end`;
}

/** The state of the latest mail about a thing, or null when there never was one. */
export async function latestMailState(em: EntityManager, about: string): Promise<MailState | null> {
  const row = await firstRowOf<{ state: MailState }>(
    em,
    sql`select state from mail where about = ${about} order by created_at desc, id desc limit 1`,
  );
  return row?.state ?? null;
}

/** A condition for other queries: whether there is a mail about an id of theirs, of one of these states, kinds and news. */
export function hasMailAbout(
  id: RawBuilder<string>,
  states: MailState[],
  kinds: MailKind[] | null = null,
  news: string[] | null = null,
): RawBuilder<boolean> {
  const ofKind = kinds ? sql`and mail.kind = any(${kinds})` : sql``;
  const telling = news ? sql`and mail.props ->> 'news' = any(${news})` : sql``;
  return sql`coalesce(
    (select bool_or(mail.state = any(${states}) ${ofKind} ${telling}) from mail where mail.about = ${id}), false)`;
}

/** A join for other queries: `latest`, the state of the latest mail about an id of theirs; nulls where there is none. */
export function joinLatestMailAbout(id: RawBuilder<string>): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error
      from mail
      where mail.about = ${id}
      order by mail.created_at desc, mail.id desc limit 1
    ) latest on true`;
}

/**
 * Whether single mails of a kind leave late: one of them waits for long, and not because of its own recipient. That is, it
 * was never tried, or the mail server could not be reached or had no time.
 */
export async function leaveLate({ em, now }: UnitOfWork, kind: MailKind): Promise<boolean> {
  const row = await firstRowOf<{ late: boolean }>(
    em,
    sql`
      select exists (
        select from mail
        where mailing_id is null and ${WAITING} and kind = ${kind}
          and created_at < ${new Date(now.getTime() - LATE_AFTER_MS)} and expires_at > ${now}
          and (attempts = 0 or last_code is null or last_code = 421)
      ) as late`,
  );
  return row?.late ?? false;
}
