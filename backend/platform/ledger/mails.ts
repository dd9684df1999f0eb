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

const UNSENT = sql`mail.state in ('queued', 'retrying', 'sending')`;
const WAITING = sql`mail.state in ('queued', 'retrying')`;

function isAbout(about: About): RawBuilder<boolean> {
  return typeof about === 'string' ? sql`mail.about = ${about}` : about(sql.ref('mail.about'));
}

/**
 * Keeps unsent mails as they are until the transaction ends: no worker claims one meanwhile. Whoever decides by the
 * state of mails and then changes them holds them first, because a worker's claim takes no lock that a decision
 * would otherwise wait for.
 */
export async function holdUnsentMails(em: EntityManager, about: About): Promise<void> {
  await rowsOf(
    em,
    sql`
      with held as (select from mail where ${isAbout(about)} and ${UNSENT} order by id for update)
      select count(*) from held`,
  );
}

/**
 * Cancels unsent mails of these kinds. One that is being sent at this moment may still arrive, and is `sent` then,
 * but it is not tried again. About a single thing, those that failed are not sent again, either; for those of mailings
 * see `keepFromResending`.
 */
export async function cancelMails(em: EntityManager, kinds: MailKind[], about: About): Promise<void> {
  const mails = sql`${isAbout(about)} and mail.kind = any(${kinds})`;
  await changedBy(
    em,
    sql`
      update mail set state = 'cancelled', due_at = case state when 'sending' then due_at else now() end
      where ${mails} and ${UNSENT}`,
  );
  if (typeof about === 'string') {
    await changedBy(em, sql`update mail set expires_at = now() where ${mails} and state = 'failed'`);
  }
}

/** Cancels mails that wait to be sent and whose mailing says these things. */
export async function cancelWaitingMailsSaying(
  em: EntityManager,
  kinds: MailKind[],
  about: About,
  sharedProps: object,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail set state = 'cancelled', due_at = now() from mailing
      where ${isAbout(about)} and mail.kind = any(${kinds}) and ${WAITING}
        and mailing.id = mail.mailing_id and mailing.shared_props @> ${JSON.stringify(sharedProps)}::jsonb`,
  );
}

/**
 * Lets unsent mails say these things, also those that share them with their mailing (see `correctMailings`), and
 * expire at another moment if they expire at all.
 */
export async function correctUnsentMails(
  em: EntityManager,
  kinds: MailKind[],
  about: About,
  props: object,
  expiresAt: Date,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail
      set props = case when mailing_id is null then props || ${JSON.stringify(props)}::jsonb else props end,
          expires_at = case when expires_at is null then null else ${expiresAt}::timestamptz end
      where ${isAbout(about)} and mail.kind = any(${kinds}) and ${UNSENT}`,
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

/** A condition for other queries: whether there is a mail about an id of theirs, of one of these kinds and states. */
export function hasMailAbout(
  id: RawBuilder<string>,
  states: MailState[],
  kinds: MailKind[] | null = null,
): RawBuilder<boolean> {
  const ofKind = kinds ? sql`and mail.kind = any(${kinds})` : sql``;
  return sql`coalesce(
    (select bool_or(mail.state = any(${states}) ${ofKind}) from mail where mail.about = ${id}), false)`;
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
