import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { CAN_BE_RESENT } from './mailing-history.ts';
import { FOR_EVER, failedMailsOfMailings, lockPauses, waitWithPaused } from './mailings.ts';
import { cancelledBy, QUEUED_ANEW, UNSENT } from './mails.ts';
import { outboxOf } from './outbox.tables.ts';

/*
 * What staff do to one mailing by itself. Each function answers whether there was something to do; the caller decides
 * what it means when there was not.
 */

/** For updates: a mailing that has begun and is neither finished nor cancelled. */
function mailingUnderWay(em: EntityManager, id: string) {
  return outboxOf(em)
    .updateTable('mailing')
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .where('cancelled_at', 'is', null);
}

/** Stops one mailing until somebody resumes it; others about the same thing go on. */
export async function pauseMailing(em: EntityManager, id: string, reason: string): Promise<boolean> {
  await lockPausesOf(em, id);
  const paused = await mailingUnderWay(em, id)
    .set({ paused_until: FOR_EVER, paused_reason: reason })
    .executeTakeFirstOrThrow();
  return paused.numUpdatedRows > 0n;
}

/** Lets one mailing go on; the sweeper publishes its waiting mails within seconds. */
export async function resumeMailing(em: EntityManager, id: string): Promise<boolean> {
  await lockPausesOf(em, id);
  const resumed = await mailingUnderWay(em, id)
    .set({ paused_until: null, paused_reason: null })
    .executeTakeFirstOrThrow();
  return resumed.numUpdatedRows > 0n;
}

/**
 * Cancels what has not left of a mailing; a scheduled one never begins. A mail that is being sent at this moment may
 * still arrive, and is `sent` then.
 *
 * @returns the number of mails cancelled, of a scheduled mailing that of its people; null when nothing was left to cancel
 */
export async function cancelMailing({ em, now }: UnitOfWork, id: string): Promise<number | null> {
  // First, because whoever begins it at this moment holds its row: then this changes nothing, and its mails are there.
  const scheduled = await cancelScheduled(em, now).where('id', '=', id).returning('size').executeTakeFirst();
  if (scheduled) {
    return scheduled.size;
  }
  // First the mails, in the order of their ids, then their mailing: workers lock in the same order.
  const unsent = outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where('mailing_id', '=', id)
    .where(UNSENT)
    .orderBy('id')
    .forUpdate();
  const { numUpdatedRows: cancelled } = await outboxOf(em)
    .updateTable('mail')
    .set(cancelledBy('mailing-cancelled'))
    .where('id', 'in', unsent)
    .executeTakeFirstOrThrow();
  if (cancelled === 0n) {
    return null;
  }
  await cancelBegun(em, now).where('id', '=', id).execute();
  return Number(cancelled);
}

/**
 * Cancels everything that may have left before a moment: unsent mails that were written before it, and scheduled mailings
 * that were to begin before it. Mailings whose mails it cancels are cancelled, too, with what has left of them.
 *
 * @returns how many mails and scheduled mailings
 */
export async function cancelAllBefore(
  { em, now }: UnitOfWork,
  moment: Date,
): Promise<{ mails: number; mailings: number }> {
  const scheduled = await cancelScheduled(em, now)
    .where('scheduled_for', '<', moment)
    .executeTakeFirstOrThrow();
  const { mails, begun } = await outboxOf(em)
    .with('unsent', (db) =>
      db
        .selectFrom('mail')
        .select('id')
        .where('created_at', '<', moment)
        .where(UNSENT)
        .orderBy('id')
        .forUpdate(),
    )
    .with('cancelled', (db) =>
      db
        .updateTable('mail')
        .set(cancelledBy('all-cancelled'))
        .where('id', 'in', (unsent) => unsent.selectFrom('unsent').select('id'))
        .returning(['mailing_id', 'device_id']),
    )
    .selectFrom('cancelled')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('device_id', 'is', null).as('mails'),
      sql<string[]>`coalesce(array_agg(distinct mailing_id) filter (where mailing_id is not null), '{}')`.as(
        'begun',
      ),
    ])
    .executeTakeFirstOrThrow();
  await cancelBegun(em, now).where('id', '=', anyOf(begun, 'uuid')).execute();
  return { mails, mailings: Number(scheduled.numUpdatedRows) };
}

/** For updates: mailings that wait for their moment never begin. */
function cancelScheduled(em: EntityManager, now: Date) {
  return outboxOf(em)
    .updateTable('mailing')
    .set({ cancelled_at: now, finished_at: now, totals: sql`jsonb_build_object('cancelled', size)` })
    .where('started_at', 'is', null)
    .where('cancelled_at', 'is', null);
}

/** For updates: mailings whose waiting mails were cancelled; the worker finishes them. */
function cancelBegun(em: EntityManager, now: Date) {
  return outboxOf(em)
    .updateTable('mailing')
    .set({ cancelled_at: now, paused_until: null, paused_reason: null });
}

/** Whether any mail of a mailing has been tried, or is being sent at this moment: somebody may get it. */
export async function hasLeft(em: EntityManager, id: string): Promise<boolean> {
  const left = await outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where('mailing_id', '=', id)
    .where((mail) =>
      mail.or([
        mail('attempts', '>', 0),
        mail('state', 'not in', ['cancelled', 'suppressed']),
        mail.and([mail('state', '=', 'cancelled'), mail('due_at', '>', sql<Date>`now()`)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

/**
 * Queues the failed mails of a mailing anew, each as the same mail. A mail that
 * stopped its workers is still sent in isolation, and given up at once when it does so again. Of two calls at once the second finds nothing failed.
 *
 * @returns the number of mails that are sent again
 */
export function resendFailedMails(unit: UnitOfWork, id: string): Promise<number> {
  return reopenMailing(unit, id, async () => {
    const { numUpdatedRows } = await outboxOf(unit.em)
      .updateTable('mail')
      .set(QUEUED_ANEW)
      .where('mailing_id', '=', id)
      .where(CAN_BE_RESENT)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}

/**
 * Queues mails of a mailing anew, after which it is under way again. It waits while others about the same thing are
 * paused. One that was cancelled stays so.
 *
 * @param queue queues them, and says how many
 * @returns the number of mails that are sent again
 */
export async function reopenMailing(
  { em, now }: UnitOfWork,
  id: string,
  queue: () => Promise<number>,
): Promise<number> {
  await lockPausesOf(em, id);
  // Locked until the commit, so that no worker finishes the mailing with the numbers from before.
  const mailing = await outboxOf(em)
    .selectFrom('mailing')
    .select(['id', 'about'])
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const queued = mailing ? await queue() : 0;
  if (mailing && queued > 0) {
    await outboxOf(em)
      .updateTable('mailing')
      .set({ finished_at: null, totals: null, circuit_openings: 0 })
      .where('id', '=', id)
      .execute();
    await outboxOf(em)
      .insertInto('mailing_resend')
      .values({ mailing_id: id, size: queued, created_at: now })
      .execute();
    await waitWithPaused(em, mailing);
  }
  return queued;
}

/** Never lets failed mails of the mailings about a thing be sent again: what they tell of is gone. */
export async function keepFromResending(em: EntityManager, about: string): Promise<void> {
  await failedMailsOfMailings(em, about).set({ expires_at: sql`now()` }).execute();
}

async function lockPausesOf(em: EntityManager, id: string): Promise<void> {
  const mailing = await outboxOf(em)
    .selectFrom('mailing')
    .select('about')
    .where('id', '=', id)
    .executeTakeFirst();
  await lockPauses(em, mailing?.about ?? null);
}
