import type { EntityManager } from '@mikro-orm/postgresql';
import {
  MAIL_BULK,
  MAIL_NOW,
  MAIL_PUSH,
  MAIL_SIGN_IN,
  type MailEnding,
  type MailKind,
  type MailQueueName,
  type MailState,
} from '@tablefall/mail';
import type { SqlBool } from 'kysely';
import { before } from '../clock/durations.ts';
import { anyOf, type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { outboxOf } from './outbox.tables.ts';

/**
 * Says what mails are about: the id of a thing or of several, or a condition on such ids. A condition looks its rows up by the id
 * that it is given: right after a bulk send the planner's statistics know neither the new things nor their mails, and
 * a join of both would read all of the one for each of the other.
 */
export type About = string | string[] | ((id: RawBuilder<string>) => RawBuilder<boolean>);

/** A mail that is not part of a mailing leaves within seconds; one that waits for longer says that something is wrong. In milliseconds. */
const LATE_AFTER_MS = 60_000;

/** Conditions on `mail`, for the statements of the outbox. As text, which partial indexes are found by. */
export const UNSENT = sql<SqlBool>`mail.state in ('queued', 'retrying', 'sending')`;
export const WAITING = sql<SqlBool>`mail.state in ('queued', 'retrying')`;

/**
 * A mail, and no copy of one for a device. What counts mails or lists them for people, or judges the mail server by them, asks
 * for it; what ends, corrects or forgets mails does so to their copies as well. Copies belong to no mailing and to none of the staff.
 */
export const IS_MAIL = sql<SqlBool>`mail.device_id is null`;

/** Of a row of `mailing`: its mails wait, until staff resume it or a time comes. */
export const IS_PAUSED = sql<boolean>`coalesce(mailing.paused_until > now(), false)`;

/** The queue of a mail. */
export const QUEUE = sql<MailQueueName>`
  case when mail.mailing_id is not null then ${MAIL_BULK}::text
       when mail.device_id is not null then ${MAIL_PUSH}::text
       when mail.kind = 'sign-in' then ${MAIL_SIGN_IN}::text else ${MAIL_NOW}::text end`;

/** What a mail says, by itself and with its mailing. */
const SAID = sql`coalesce((select shared_props from mailing where mailing.id = mail.mailing_id), '{}') || mail.props`;

/** Whether all mail is held. A statement asks it once, however many its rows are, and by the same snapshot as these. */
export const IS_HELD = sql<boolean>`exists (select from mail_hold)`;

/** What cancelling sets. A mail that is being sent keeps its lease: its result is still waited for. */
export function cancelledBy(ending: MailEnding) {
  return {
    state: 'cancelled' as const,
    ended_by: ending,
    due_at: sql<Date>`case state when 'sending' then due_at else now() end`,
  };
}

/** What sends an ended mail anew, as the same mail: whoever got it already recognises the repetition. */
export const QUEUED_ANEW = {
  state: 'queued' as const,
  ended_by: null,
  attempts: 0,
  last_code: null,
  last_error: null,
  blocked: false,
  sent_at: null,
  due_at: sql<Date>`now()`,
  due_first_at: sql<Date>`now()`,
};

/** @param row what the query calls the mail */
export function isAbout(about: About, row = 'mail'): RawBuilder<SqlBool> {
  const id = sql.ref<string>(`${row}.about`);
  if (typeof about === 'function') return about(id);
  return typeof about === 'string' ? sql`${id} = ${about}::uuid` : sql`${id} = ${anyOf(about, 'uuid')}`;
}

/**
 * Locks unsent mails until the transaction ends: no worker claims one meanwhile. A use case that decides by the state
 * of mails and then changes them locks them first, because a worker's claim does not wait for the lock that a change
 * would take.
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
  await outboxOf(em)
    .updateTable('mail')
    .set(cancelledBy('outdated'))
    .where(isAbout(about))
    .where('kind', '=', kind)
    .where(WAITING)
    .where(sql<SqlBool>`${SAID} @> ${props}`)
    .execute();
}

/** The ids of mails about a thing that wait to be sent. */
export async function waitingMails(em: EntityManager, about: About): Promise<string[]> {
  const mails = await outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where(isAbout(about))
    .where(WAITING)
    .execute();
  return mails.map(({ id }) => id);
}

/** Lets those of these mails wait to be sent again that were cancelled meanwhile: what made them pointless was undone. */
export async function waitAgain(em: EntityManager, ids: string[]): Promise<void> {
  await outboxOf(em)
    .updateTable('mail')
    .set({ state: 'queued', ended_by: null, due_at: sql<Date>`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('state', '=', 'cancelled')
    .execute();
}

/** Whether somebody has been sent a mail of a kind about a thing that says these things, by itself or with its mailing. */
export async function wasToldBy(
  em: EntityManager,
  kind: MailKind,
  about: string,
  props: object,
): Promise<boolean> {
  const sent = await outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('state', 'in', ['sending', 'sent'])
    .where(IS_MAIL)
    .where(sql<SqlBool>`${SAID} @> ${JSON.stringify(props)}::jsonb`)
    .limit(sql.lit(1))
    .executeTakeFirst();
  return sent !== undefined;
}

/**
 * When the thing that mails are about was to end, or null when none of them has a time of its own; and when it ends
 * now.
 */
export interface MovedEnd {
  before: Date | null;
  now: Date;
}

/**
 * When a mail expires if the thing it is about ends at another moment: with it, unless the mail has a time of its own
 * or none.
 */
export function movedEnd({ before, now }: MovedEnd): RawBuilder<Date | null> {
  return sql`
    case when mail.expires_at = coalesce(${before}::timestamptz, mail.expires_at) then ${now}::timestamptz
         else mail.expires_at end`;
}

/** The state of the latest mail about a thing, or null when there never was one. */
export async function latestMailState(em: EntityManager, about: string): Promise<MailState | null> {
  const latest = await outboxOf(em)
    .selectFrom('mail')
    .select('state')
    .where('about', '=', about)
    .where(IS_MAIL)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return latest?.state ?? null;
}

/**
 * A condition for other queries: whether there is a mail about an id of theirs, in one of these states, of one of
 * these kinds and news, made after a moment.
 */
export function hasMailAbout(
  id: RawBuilder<string>,
  states: MailState[],
  kinds: MailKind[] | null = null,
  news: string[] | null = null,
  since: Date | null = null,
): RawBuilder<boolean> {
  return sql`coalesce((
    select bool_or(mail.state = any(${states}) and (${kinds}::text[] is null or mail.kind = any(${kinds}::text[]))
                   and (${news}::text[] is null or mail.props ->> 'news' = any(${news}::text[]))
                   and (${since}::timestamptz is null or mail.created_at > ${since}::timestamptz))
    from mail where mail.about = ${id} and ${IS_MAIL}), false)`;
}

/**
 * For other queries: what a mail about an id of theirs says that waits for its hour; null where none does. Lock the unsent mails
 * before (`lockUnsentMails`).
 */
export function saidByWaiting(id: RawBuilder<string>, kind: MailKind, now: Date): RawBuilder<object | null> {
  return sql`(
    select mail.props from mail
    where mail.about = ${id} and ${IS_MAIL} and mail.kind = ${kind} and ${WAITING} and mail.due_first_at > ${now}
    order by mail.created_at desc limit 1)`;
}

/** For other queries: when the last mail of these kinds about an id of theirs left; null where none has. */
export function lastSentAbout(id: RawBuilder<string>, kinds: MailKind[]): RawBuilder<Date | null> {
  return sql`(
    select max(mail.sent_at) from mail
    where mail.about = ${id} and ${IS_MAIL} and mail.state = 'sent' and mail.kind = any(${kinds}::text[]))`;
}

/**
 * Joins for other queries: `first`, the state of the latest mail of a kind about an id of theirs, or of any kind where there
 * is none of it; and `latest`, that of the latest mail, where it is another one. Nulls where there is none.
 */
export function joinMailsAbout(id: RawBuilder<string>, kind: MailKind): RawBuilder<unknown> {
  const of = (order: RawBuilder<unknown>) => sql`
    select mail.id as mail_id, mail.state, mail.attempts, mail.due_at, mail.sent_at, mail.last_error, mail.ended_by,
           mail.ambiguous
    from mail
    where mail.about = ${id} and ${IS_MAIL}
    order by ${order} mail.created_at desc, mail.id desc limit 1`;
  return sql`
    left join lateral (${of(sql`mail.kind = ${kind} desc,`)}) first on true
    left join lateral (${of(sql``)}) latest on latest.mail_id <> first.mail_id`;
}

/**
 * Whether single mails of a kind leave late: all mail is held, or one of them has waited for long, and not because of its
 * own recipient. That is, it was never tried, or the mail server could not be reached or had no time.
 */
export async function leaveLate({ em, now }: UnitOfWork, kind: MailKind): Promise<boolean> {
  const { held } = await outboxOf(em).selectNoFrom(IS_HELD.as('held')).executeTakeFirstOrThrow();
  if (held) {
    return true;
  }
  const late = await outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where('mailing_id', 'is', null)
    .where(IS_MAIL)
    .where(WAITING)
    .where('kind', '=', kind)
    .where('created_at', '<', before(now, LATE_AFTER_MS))
    .where('expires_at', '>', now)
    .where((mail) =>
      mail.or([mail('attempts', '=', 0), mail('last_code', 'is', null), mail('last_code', '=', 421)]),
    )
    .limit(sql.lit(1))
    .executeTakeFirst();
  return late !== undefined;
}

/** How many mails of a kind were put for an address since a moment, whatever became of them. Indexes are partial, by the kind. */
export async function countMailsTo(
  em: EntityManager,
  kind: MailKind,
  address: string,
  since: Date,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    em,
    sql`
      select count(*)::int as count from mail
      where kind = ${sql.lit(kind)} and recipient_address = ${address} and created_at > ${since} and ${IS_MAIL}`,
  );
  return row?.count ?? 0;
}
