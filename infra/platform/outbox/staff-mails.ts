import type { EntityManager } from '@mikro-orm/postgresql';
import { before, DAY_MS } from '../clock/durations.ts';
import { firstRowOf, type RawBuilder, sql } from '../database/sql.ts';

/** Of the largest mailing of earlier days. */
const TIMES_LARGEST = 10;
const SMALLEST_CAP = 50_000;
const LARGEST_CAP = 250_000;

/** Whose mails are counted: those of one account, those that the product sends for staff (null), or all together. */
export type Senders = string | null | 'all';

/** How many mails staff caused to leave within the last 24 hours, suppressed ones included. */
export function staffMailsOfLastDay(em: EntityManager, now: Date, senders: Senders): Promise<number> {
  return countOf(em, sql`select sum(size) as count from (${leftBefore(now)}) as sent where ${isOf(senders)}`);
}

/**
 * The most of them within any 24 hours that end now or later. A mailing that waits for its time counts at that time,
 * a late one counts now, and one that was cancelled before it began does not count.
 */
export function mostStaffMailsInADay(em: EntityManager, now: Date, senders: Senders): Promise<number> {
  return countOf(
    em,
    sql`
      select max(size) as count from (
        select at, sum(size) over (order by at range between interval '24 hours' preceding and current row) as size
        from (
          select at, size from (
            ${leftBefore(now)}
            union all
            select greatest(scheduled_for, ${now}), size, author_id from mailing
            where started_at is null and cancelled_at is null
          ) as sent where ${isOf(senders)}
          union all
          -- The day that ends now, also when nothing leaves at this moment.
          select ${now}::timestamptz, 0
        ) as mails
      ) as day where at >= ${now}`,
  );
}

/**
 * How many there may be in a day where nobody has set a limit: enough for a first list of any length, and for news to
 * all of it. What is sent within the day itself does not raise the limit; otherwise somebody who got hold of a
 * session could raise it.
 */
export function usualDayCap(em: EntityManager, now: Date): Promise<number> {
  return countOf(
    em,
    sql`
      select least(greatest(${TIMES_LARGEST} * max(size), ${SMALLEST_CAP}), ${LARGEST_CAP}) as count
      from mailing where started_at <= ${dayBefore(now)}`,
  );
}

/** Of mailings, sent again, and single ones. */
function leftBefore(now: Date): RawBuilder<unknown> {
  return sql`
    select started_at as at, size, author_id as sender from mailing where started_at > ${dayBefore(now)}
    union all
    select resend.created_at, resend.size, author_id
    from mailing_resend resend join mailing on mailing.id = resend.mailing_id where resend.created_at > ${dayBefore(now)}
    union all
    select created_at, count(*), staff_id from mail
    where by_staff and mailing_id is null and created_at > ${dayBefore(now)} group by created_at, staff_id`;
}

function isOf(senders: Senders): RawBuilder<boolean> {
  return senders === 'all' ? sql`true` : sql`sender is not distinct from ${senders}::uuid`;
}

function dayBefore(now: Date): Date {
  return before(now, DAY_MS);
}

async function countOf(em: EntityManager, query: RawBuilder<unknown>): Promise<number> {
  const row = await firstRowOf<{ count: number }>(
    em,
    sql`select coalesce(count, 0)::int as count from (${query}) as counted`,
  );
  return row?.count ?? 0;
}

/** Whether a test that somebody who helps sent to themselves has left. */
export async function hasTested(em: EntityManager): Promise<boolean> {
  const row = await firstRowOf<{ hasTested: boolean }>(
    em,
    sql`
      select exists (
        select from mail
        where by_staff and mailing_id is null and state = 'sent' and (kind = 'test' or props ->> 'isTest' = 'true')
      ) as "hasTested"`,
  );
  return row?.hasTested ?? false;
}
