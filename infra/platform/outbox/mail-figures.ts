import type { EntityManager } from '@mikro-orm/postgresql';
import {
  fingerprintOf,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_QUEUES,
  MAIL_SIGN_IN,
  type MailQueueName,
  type UNFINISHED_MAIL_STATES,
} from '@tablefall/mail';
import type { SqlBool } from 'kysely';
import { firstRowOf, isoTime, rowsOf, sql } from '../database/sql.ts';
import { WAITING } from './mails.ts';
import { outboxOf } from './outbox.tables.ts';

/** What of one queue could leave now. */
export interface QueueFigures {
  queue: MailQueueName;
  /** Mails whose time has come; those of paused mailings do not count. */
  due: number;
  /** Since when the oldest of them waits (ISO 8601); null when none does. */
  oldestSince: string | null;
}

/**
 * Since when a mail waits. Publishing it moves `due_at` on, so a mail that was never tried waits since it was written. Of
 * one that was tried nobody knows when it became due again; it counts from when it is published anew.
 */
const WAITS_SINCE = sql`case when mail.attempts = 0 then mail.created_at else least(mail.due_at, now()) end`;

/** What is due in each queue. Reads the mails that wait, by an index; those of a paused mailing are not read. */
export async function dueByQueue(em: EntityManager): Promise<QueueFigures[]> {
  const isDue = sql`(mail.state = 'queued' or (mail.state = 'retrying' and mail.due_at <= now()))`;
  const rows = await rowsOf<QueueFigures>(
    em,
    sql`
      select queue, count(*)::int as due, ${isoTime(sql`min(since)`)} as "oldestSince" from (
        select case when kind = 'sign-in' then ${MAIL_SIGN_IN} else ${MAIL_NOW} end as queue, ${WAITS_SINCE} as since
        from mail where mailing_id is null and mail.state in ('queued', 'retrying') and ${isDue}
        union all
        select ${MAIL_BULK}, mail.since
        from mailing
        cross join lateral (
          select ${WAITS_SINCE} as since from mail
          where mailing_id = mailing.id and mail.state in ('queued', 'retrying') and ${isDue}
        ) as mail
        where mailing.started_at is not null and mailing.finished_at is null
          and (mailing.paused_until is null or mailing.paused_until <= now())
      ) as due group by queue`,
  );
  return MAIL_QUEUES.map(
    (queue) => rows.find((row) => row.queue === queue) ?? { queue, due: 0, oldestSince: null },
  );
}

/** How many mails wait that carry a sign-in link of another secret than this one. */
export async function countWaitingWithSecretBefore(em: EntityManager, secret: string): Promise<number> {
  const { count } = await outboxOf(em)
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(WAITING)
    .where(sql<SqlBool>`split_part(props ->> 'codeId', '.', 2) <> ${fingerprintOf(secret)}`)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many mails have left within the last 24 hours; those that waited for a month are not counted. */
export async function sentInADay(em: EntityManager): Promise<number> {
  const row = await firstRowOf<{ sent: number }>(
    em,
    sql`
      select count(*)::int as sent from mail
      where created_at > now() - interval '30 days' and sent_at > now() - interval '24 hours'`,
  );
  return row?.sent ?? 0;
}

/** A mailing that is under way and waits. */
export interface WaitingMailing {
  id: string;
  title: string;
  /** Why, in words. */
  reason: string | null;
  /** When it goes on by itself (ISO 8601); null when somebody has to let it go on. */
  until: string | null;
}

/** The mailings that are paused, by staff or because the mail server refuses them. */
export function pausedMailings(em: EntityManager): Promise<WaitingMailing[]> {
  return outboxOf(em)
    .selectFrom('mailing')
    .select([
      'id',
      'title',
      'paused_reason as reason',
      isoTime(sql`nullif(paused_until, 'infinity')`).$castTo<string | null>().as('until'),
    ])
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .where('paused_until', '>', sql<Date>`now()`)
    .orderBy('started_at')
    .limit(20)
    .execute();
}

/** How many mails of a queue wait in a state, whether they are due, put off or held by a pause. */
export interface WaitingMails {
  queue: MailQueueName;
  state: (typeof UNFINISHED_MAIL_STATES)[number];
  mails: number;
}

/** All mails that have not ended, by an index. */
export function unfinishedMails(em: EntityManager): Promise<WaitingMails[]> {
  return rowsOf<WaitingMails>(
    em,
    sql`
      select case when mailing_id is not null then ${MAIL_BULK}
                  when kind = 'sign-in' then ${MAIL_SIGN_IN} else ${MAIL_NOW} end as queue,
             state, count(*)::int as mails
      from mail where state in ('queued', 'retrying', 'sending') group by 1, 2`,
  );
}

/** How many mailings that are not finished are in which state. */
export type MailingStates = Record<'running' | 'paused' | 'blocked' | 'braked' | 'late', number>;

/**
 * Paused: by staff, or until the sending hours begin. Blocked: for a while, because the mail server refuses their mails, or
 * because the day has no room for a scheduled one. Braked: because too many addresses do not exist, or readers complained.
 * Late: their time came more than five minutes ago.
 */
export async function mailingStates(em: EntityManager): Promise<MailingStates> {
  const row = await firstRowOf<MailingStates>(
    em,
    sql`
      select (count(*) filter (where started_at is not null and not is_paused))::int as running,
             (count(*) filter (where is_paused and not is_blocked and braked_at is null))::int as paused,
             (count(*) filter (where is_paused and is_blocked))::int as blocked,
             (count(*) filter (where is_paused and paused_until = 'infinity' and braked_at is not null))::int as braked,
             (count(*) filter (where started_at is null and scheduled_for < now() - interval '5 minutes'))::int as late
      from (
        select *, coalesce(paused_until > now(), false) as is_paused,
               paused_until < 'infinity' and (circuit_openings > 0 or started_at is null) as is_blocked
        from mailing
        where finished_at is null and cancelled_at is null
      ) as unfinished`,
  );
  return row ?? { running: 0, paused: 0, blocked: 0, braked: 0, late: 0 };
}

/** How many addresses were given up within the last 24 hours, and why. */
export async function lostAddressesInADay(
  em: EntityManager,
): Promise<Record<'bounced' | 'complained', number>> {
  const row = await firstRowOf<Record<'bounced' | 'complained', number>>(
    em,
    sql`
      select (count(*) filter (where reason = 'bounced'))::int as bounced,
             (count(*) filter (where reason = 'complained'))::int as complained
      from suppression where created_at > now() - interval '24 hours'`,
  );
  return row ?? { bounced: 0, complained: 0 };
}
