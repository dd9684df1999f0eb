import type { EntityManager } from '@mikro-orm/postgresql';
import {
  deliveryReason,
  MAIL_FATES,
  type MailFate,
  type MailKind,
  type MailState,
  reasonsAgainst,
  type ToldMail,
} from '@tablefall/mail';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { inOrder, onPage, type Page, type PageNumber, readPage } from '../database/page.ts';
import { holdsWords } from '../database/search.ts';
import { firstRowOf, isoTime, localTime, type RawBuilder, rowsOf, sql } from '../database/sql.ts';
import { type Cursor, isAfterCursor, streamRows } from '../database/stream.ts';
import { HAS_NOT_LEFT, WAITS_FOR_ITS_HOUR } from './mailing-undo.ts';
import { IS_PAUSED } from './mails.ts';
import { type OutboxTables, outboxOf } from './outbox.tables.ts';
import { suppressionOf } from './suppressions.ts';

/**
 * Where a mailing stands. A scheduled one waits for its time, and has no mails yet unless they were written when it was asked
 * for; of a cancelled one some may have left before.
 */
export const MAILING_STATES = ['scheduled', 'sending', 'paused', 'finished', 'cancelled'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** Which mailings a list shows: those of a state, or all that are under way, so not over. */
export const MAILING_FILTERS = [...MAILING_STATES, 'under-way'] as const;
export type MailingFilter = (typeof MAILING_FILTERS)[number];

/** A mailing as its history tells it; times are ISO 8601. */
export interface MailingRow {
  id: string;
  title: string;
  kind: MailKind;
  audience: string;
  author: string | null;
  createdAt: string;
  scheduledFor: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** When the first of its mails leaves, while it waits for its time and nothing of it has left. */
  leavesAt: string | null;
  state: MailingState;
  pausedReason: string | null;
  size: number;
  /** Numbers of mails by state, without those that are 0. */
  counts: Partial<Record<MailState, number>>;
  /** Numbers of people by why they were left out when it was begun. */
  leftOut: Record<string, number>;
  /** How many of its mails failed and could still reach somebody. */
  resendable: number;
  /** How many addresses get no more mail because mails of it came back. */
  bounced: number;
}

/** What became of one mail of a mailing. */
export interface MailRow {
  id: string;
  /** Id of the thing that the mail is about. */
  about: string;
  name: string | null;
  email: string;
  state: MailState;
  attempts: number;
  /** Why it was not sent, or not yet, in words for staff; of one that was sent, what was reported of it since. */
  reason: string | null;
  /** What the mail server said, word for word. */
  said: string | null;
  sentAt: string | null;
  /** When it is tried again. */
  dueAt: string | null;
  /** How often mail servers reported trouble that may pass. */
  bounces: number;
  /** The connection was lost once after the whole mail was handed over: it may have arrived then, as well. */
  isAmbiguous: boolean;
}

/** A mail of a mailing as an exported table tells it; times are those of a zone. */
export interface ExportedMail {
  name: string | null;
  email: string;
  state: MailState;
  attempts: number;
  reason: string | null;
  sent: string | null;
  nextTry: string | null;
  said: string | null;
}

/** How a row begins before its reason is put into words. */
type Told<Row> = Omit<Row, 'reason' | 'said'> & ToldMail;

export interface MailFilter {
  /** No mail is `scheduled`: that is said of people whose mailing waits for its time. */
  state?: MailFate | 'scheduled';
  /** Any part of a name or an address. */
  search: string;
}

/**
 * A failed mail that may be sent again: its time is not over, and its address takes mail. Somebody who has left its
 * list meanwhile is left out by the worker, as for every mail.
 */
export const CAN_BE_RESENT = sql<boolean>`
  mail.state = 'failed' and (mail.expires_at is null or mail.expires_at > now())
  and ${suppressionOf(sql.ref('mail.recipient_address'), reasonsAgainst(null))} is null`;

/** Counted for each mailing that is under way, by an index; the others have their totals. */
const COUNTS = sql`
  coalesce(mailing.totals, (
    select jsonb_object_agg(state, count) from (
      select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state
    ) counted), '{}')`;

/** Of a row of `mailing`. */
const STATE = sql<MailingState>`
  case when mailing.cancelled_at is not null then 'cancelled'
       when mailing.finished_at is not null then 'finished'
       when mailing.started_at is null then 'scheduled'
       when ${WAITS_FOR_ITS_HOUR} then 'scheduled'
       when ${IS_PAUSED} then 'paused'
       else 'sending' end`;

const LEAVES_AT = sql<Date | null>`
  case when mailing.cancelled_at is not null or mailing.finished_at is not null then null
       when mailing.started_at is null then greatest(mailing.scheduled_for, mailing.paused_until)
       when ${HAS_NOT_LEFT} then mailing.paused_until end`;

const MAILING = sql`
  mailing.id, mailing.title, mailing.kind, mailing.audience, mailing.author_email as author,
  ${isoTime('mailing.created_at')} as "createdAt", ${isoTime('mailing.scheduled_for')} as "scheduledFor",
  ${isoTime('mailing.started_at')} as "startedAt", ${isoTime('mailing.finished_at')} as "finishedAt",
  ${isoTime(LEAVES_AT)} as "leavesAt", ${STATE} as state,
  case when ${IS_PAUSED} or mailing.started_at is null then mailing.paused_reason end as "pausedReason",
  mailing.size, ${COUNTS} as counts, mailing.left_out as "leftOut",
  case when mailing.cancelled_at is null and coalesce((mailing.totals ->> 'failed')::int > 0, mailing.totals is null) then (
    select count(*)::int from mail where mail.mailing_id = mailing.id and ${CAN_BE_RESENT}) else 0 end as resendable,
  (select count(*)::int from suppression where suppression.mailing_id = mailing.id and reason = 'bounced') as bounced`;

/** The mailings as the audit trail calls them. */
export const mailingThings = sql`
  select id, 'the mailing “' || title || '”' as thing, '/emailer/history/' || id as path from mailing`;

/** The newest first: those that are finished by when they were, and of those under way the ones of which nothing has left behind the others, the next one first. */
function orderOf(filter: MailingFilter | undefined): RawBuilder<unknown> {
  if (filter === 'finished') return sql`mailing.finished_at desc`;
  return filter === 'under-way'
    ? sql`${LEAVES_AT} nulls first, mailing.created_at desc`
    : sql`mailing.created_at desc`;
}

/** One page of the mailings of a filter, or of all. */
export async function listMailings(
  em: EntityManager,
  page: PageNumber,
  filter?: MailingFilter,
): Promise<Page<MailingRow>> {
  const list = sql`from mailing where ${isShown(filter)}`;
  const order = sql`order by ${orderOf(filter)}, mailing.id desc`;
  return readPage(
    em,
    page,
    sql<MailingRow>`
      select ${MAILING} from (select * ${list} ${order} ${onPage(page)}) mailing ${order}`,
    list,
  );
}

function isShown(filter: MailingFilter | undefined): RawBuilder<boolean> {
  if (filter === undefined) return sql`true`;
  return filter === 'under-way'
    ? sql`mailing.finished_at is null and mailing.cancelled_at is null`
    : sql`${STATE} = ${filter}`;
}

export async function findMailing(em: EntityManager, id: string): Promise<MailingRow | null> {
  return firstRowOf(em, sql<MailingRow>`select ${MAILING} from mailing where id = ${id}`);
}

/** Whether a mailing has begun, and so has mails. Until then only its audience is fixed. */
export interface MailingStage {
  hasBegun: boolean;
  isCancelled: boolean;
  scheduledFor: string | null;
}

export async function findMailingStage(em: EntityManager, id: string): Promise<MailingStage | null> {
  const mailing = await outboxOf(em)
    .selectFrom('mailing')
    .select(['started_at', 'cancelled_at', isoTime('scheduled_for').as('scheduledFor')])
    .where('id', '=', id)
    .executeTakeFirst();
  return mailing
    ? {
        hasBegun: mailing.started_at !== null,
        isCancelled: mailing.cancelled_at !== null,
        scheduledFor: mailing.scheduledFor,
      }
    : null;
}

/** Of a mail that was sent, what was reported of it since. */
const TOLD = sql`
  coalesce(last_error, case state when 'sent' then bounce_text end) as error, ended_by as "endedBy"`;

/** The order of the unique index of a mailing's addresses, so that a page needs no sorting. */
const ADDRESS = sql`lower(mail.recipient_address)`;

/** One page of a mailing's mails, by address. */
export async function listMails(
  em: EntityManager,
  mailingId: string,
  filter: MailFilter,
  page: PageNumber,
): Promise<Page<MailRow>> {
  const list = sql`from mail where ${matches(mailingId, filter)}`;
  const { items, ...counted } = await readPage(
    em,
    page,
    sql<Told<MailRow>>`
      select id, about, recipient_name as name, recipient_address as email, state, attempts, ${TOLD}, bounces,
             ambiguous as "isAmbiguous",
             ${isoTime('sent_at')} as "sentAt", case when state = 'retrying' then ${isoTime('due_at')} end as "dueAt"
      ${list} ${inOrder('asc', ADDRESS)} ${onPage(page)}`,
    list,
  );
  return { ...counted, items: items.map(withReason) };
}

function withReason<Row extends ToldMail>({ error, endedBy, ...row }: Row) {
  return { ...row, ...deliveryReason({ state: row.state, error, endedBy }) };
}

/** All mails of a mailing that fulfil a filter, by address, read in chunks. */
export async function* readMails(
  em: () => EntityManager,
  mailingId: string,
  filter: MailFilter,
  zone: string,
): AsyncGenerator<ExportedMail> {
  const rows = streamRows((cursor, size) =>
    rowsOf(
      em(),
      sql<Told<ExportedMail> & Cursor>`
        select id, ${ADDRESS} as "sortKey", recipient_name as name, recipient_address as email, state, attempts,
               ${TOLD}, ${localTime('sent_at', zone)} as sent,
               case when state = 'retrying' then ${localTime('due_at', zone)} end as "nextTry"
        from mail where ${matches(mailingId, filter)} and ${isAfterCursor(cursor, ADDRESS, 'asc')}
        ${inOrder('asc', ADDRESS, sql`id`)} limit ${size}`,
    ),
  );
  for await (const row of rows) yield withReason(row);
}

function matches(mailingId: string, { state, search }: MailFilter): Expression<SqlBool> {
  const mail = expressionBuilder<OutboxTables, 'mail'>();
  return mail.and([
    mail('mail.mailing_id', '=', mailingId),
    ...(state ? [mail('mail.state', 'in', state === 'scheduled' ? [] : MAIL_FATES[state])] : []),
    ...(state === 'unconfirmed' ? [mail('mail.ambiguous', '=', true)] : []),
    holdsWords(search, 'mail.recipient_name', 'mail.recipient_address'),
  ]);
}
