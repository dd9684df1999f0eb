import type { EntityManager } from '@mikro-orm/postgresql';
import {
  fingerprintOf,
  MAIL_BULK,
  MAIL_QUEUES,
  type MailQueueName,
  type UNFINISHED_MAIL_STATES,
} from '@tablefall/mail';
import type { SqlBool } from 'kysely';
import { firstRowOf, isoTime, rowsOf, sql } from '../../database/sql.ts';
import { WAITS_FOR_ITS_HOUR } from '../mailing-undo.ts';
import { IS_MAIL, IS_PAUSED, QUEUE, UNSENT, WAITING } from '../mails.ts';
import { outboxOf } from '../outbox.tables.ts';
import { IS_BLOCKED, WAITS_FOR_ITS_READER, WAITS_SINCE } from './mail-trouble.ts';

/** What of one queue could leave now. */
export interface QueueFigures {
  queue: MailQueueName;
  /** Mails whose time has come; those of paused mailings do not count. */
  due: number;
  /** Since when the oldest that has not left waits (ISO 8601), also one that is being tried; null when none does. */
  oldestSince: string | null;
}

/**
 * What is due in each queue, and for how long the oldest mail has not left: in whatever state it is, counted from when it was
 * due first. Mails that wait for a reason of their reader's do not count, nor those of a mailing that staff have paused or
 * that were put off one by one; those of one that the mail server refuses do. Copies for devices are counted, and how long they wait
 * tells nothing: a push service that is away is no trouble of the product, and they end with their time.
 */
export async function dueByQueue(em: EntityManager): Promise<QueueFigures[]> {
  const isDue = sql`(mail.state = 'queued' or (mail.state = 'retrying' and mail.due_at <= now()))`;
  const rows = await rowsOf<QueueFigures>(
    em,
    sql`
      select queue, (count(*) filter (where is_due))::int as due,
             ${isoTime(sql`(min(since) filter (where is_late))`)} as "oldestSince" from (
        select ${QUEUE} as queue,
               ${isDue} as is_due, ${IS_MAIL} and not ${WAITS_FOR_ITS_READER} as is_late, ${WAITS_SINCE} as since
        from mail where mailing_id is null and ${UNSENT}
        union all
        select ${MAIL_BULK}, mail.*
        from mailing
        cross join lateral (
          select ${isDue} and not ${IS_PAUSED},
                 not ${WAITS_FOR_ITS_READER} and (${isDue} or mail.state = 'sending' or ${IS_BLOCKED}), ${WAITS_SINCE}
          from mail where mailing_id = mailing.id and ${UNSENT}
        ) as mail
        where mailing.started_at is not null and mailing.finished_at is null and (not ${IS_PAUSED} or ${IS_BLOCKED})
      ) as unsent group by queue`,
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
      where created_at > now() - interval '30 days' and sent_at > now() - interval '24 hours' and ${IS_MAIL}`,
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
    .where(sql<boolean>`${IS_PAUSED} and not ${WAITS_FOR_ITS_HOUR}`)
    .orderBy('started_at')
    .limit(20)
    .execute();
}

/** The mailings that wait for their time: when (ISO 8601), and how many people they are for. The next first. */
export function plannedMailings(em: EntityManager): Promise<{ title: string; size: number; at: string }[]> {
  const time = sql<Date>`case when started_at is null then scheduled_for else paused_until end`;
  return outboxOf(em)
    .selectFrom('mailing')
    .select(['title', 'size', isoTime(time).as('at')])
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`case when started_at is null then scheduled_for is not null
                             else ${WAITS_FOR_ITS_HOUR} end`)
    .orderBy(time)
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
      select ${QUEUE} as queue, state, count(*)::int as mails from mail where ${UNSENT} group by 1, 2`,
  );
}

/** How many mailings that are not finished are in which state. */
export type MailingStates = Record<'running' | 'waiting' | 'paused' | 'blocked' | 'braked' | 'late', number>;

/**
 * Waiting: they were begun and wait for their hour, as the history says. Paused: by staff. Blocked: the mail server refuses their mails, and nothing was accepted
 * since; or the day has no room for a scheduled one. Braked: because too many addresses do not exist, or readers complained.
 * Late: their time came more than five minutes ago.
 */
export async function mailingStates(em: EntityManager): Promise<MailingStates> {
  const row = await firstRowOf<MailingStates>(
    em,
    sql`
      select (count(*) filter (where started_at is not null and not is_paused and not is_blocked))::int as running,
             (count(*) filter (where is_waiting))::int as waiting,
             (count(*) filter (where is_paused and not is_waiting and not is_blocked and braked_at is null))::int as paused,
             (count(*) filter (where is_blocked))::int as blocked,
             (count(*) filter (where is_paused and paused_until = 'infinity' and braked_at is not null))::int as braked,
             (count(*) filter (where started_at is null and scheduled_for < now() - interval '5 minutes'))::int as late
      from (
        select *, ${IS_PAUSED} as is_paused, started_at is not null and ${WAITS_FOR_ITS_HOUR} as is_waiting,
               case when started_at is null then coalesce(paused_until > now() and paused_until < 'infinity', false)
                    else ${IS_BLOCKED} end as is_blocked
        from mailing
        where finished_at is null and cancelled_at is null
      ) as unfinished`,
  );
  return row ?? { running: 0, waiting: 0, paused: 0, blocked: 0, braked: 0, late: 0 };
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
