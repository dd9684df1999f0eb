import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, rowsOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { CAN_BE_RESENT } from './mailing-history.ts';
import { lockPauses, waitWithPaused } from './mailings.ts';

/*
 * What staff do to one mailing by itself. Each answers whether there was something to do; whoever asks says what it
 * means that there was not.
 */

/** Under way: begun, and neither finished nor cancelled. */
const UNDER_WAY = sql<boolean>`started_at is not null and finished_at is null and cancelled_at is null`;

/** Stops one mailing until somebody resumes it; others about the same thing go on. */
export async function pauseMailing(em: EntityManager, id: string, reason: string): Promise<boolean> {
  await lockPausesOf(em, id);
  const changed = await changedBy(
    em,
    sql`
      update mailing set paused_until = 'infinity', paused_reason = ${reason} where id = ${id} and ${UNDER_WAY}`,
  );
  return changed > 0;
}

/** Lets one mailing go on; the sweeper publishes its waiting mails within seconds. */
export async function resumeMailing(em: EntityManager, id: string): Promise<boolean> {
  await lockPausesOf(em, id);
  const changed = await changedBy(
    em,
    sql`update mailing set paused_until = null, paused_reason = null where id = ${id} and ${UNDER_WAY}`,
  );
  return changed > 0;
}

/**
 * Cancels what has not left of a mailing; a scheduled one never begins. A mail that is being sent at this moment may
 * still arrive, and is `sent` then.
 *
 * @returns the number of mails cancelled, of a scheduled mailing that of its people; null when nothing was left to cancel
 */
export async function cancelMailing({ em, now }: UnitOfWork, id: string): Promise<number | null> {
  // First, because whoever begins it at this moment holds its row: then this changes nothing, and its mails are there.
  const scheduled = await firstRowOf<{ size: number }>(
    em,
    sql`
      update mailing
      set cancelled_at = ${now}, finished_at = ${now}, totals = jsonb_build_object('cancelled', size)
      where id = ${id} and started_at is null and cancelled_at is null returning size`,
  );
  if (scheduled) {
    return scheduled.size;
  }
  // Mails before their mailing, in the order of their ids, as a worker locks them.
  const cancelled = await changedBy(
    em,
    sql`
      update mail set state = 'cancelled', due_at = case state when 'sending' then due_at else now() end
      where id in (
        select id from mail where mailing_id = ${id} and state in ('queued', 'retrying', 'sending')
        order by id for update)`,
  );
  if (cancelled === 0) {
    return null;
  }
  await changedBy(
    em,
    sql`
      update mailing set cancelled_at = ${now}, paused_until = null, paused_reason = null where id = ${id}`,
  );
  return cancelled;
}

/** Whether any mail of a mailing has been tried, or is being sent at this moment: somebody may get it. */
export async function hasLeft(em: EntityManager, id: string): Promise<boolean> {
  const left = await firstRowOf(
    em,
    sql`
      select 1 as left from mail
      where mailing_id = ${id}
        and (attempts > 0 or state not in ('cancelled', 'suppressed') or (state = 'cancelled' and due_at > now()))
      limit 1`,
  );
  return left !== null;
}

/**
 * Queues the failed mails of a mailing anew, each as the same mail: whoever got it already recognises the repetition.
 * The mailing is under way again, and waits while others about the same thing are paused. A mail that stopped its workers is still sent alone, and given up at once when it
 * does so again. Of two calls at once the second finds nothing failed.
 *
 * @returns the number of mails that are sent again
 */
export async function resendFailedMails({ em, now }: UnitOfWork, id: string): Promise<number> {
  await lockPausesOf(em, id);
  // Held until the commit, so that no worker finishes the mailing with the numbers of before.
  const mailing = await firstRowOf<{ id: string; about: string | null }>(
    em,
    sql`select id, about from mailing where id = ${id} and cancelled_at is null for update`,
  );
  if (!mailing) {
    return 0;
  }
  const resent = await changedBy(
    em,
    sql`
      update mail
      set state = 'queued', attempts = 0, last_code = null, last_error = null, blocked = false, sent_at = null,
          due_at = now()
      where mailing_id = ${id} and ${CAN_BE_RESENT}`,
  );
  if (resent > 0) {
    await changedBy(
      em,
      sql`update mailing set finished_at = null, totals = null, circuit_openings = 0 where id = ${id}`,
    );
    await changedBy(
      em,
      sql`insert into mailing_resend (mailing_id, size, created_at) values (${id}, ${resent}, ${now})`,
    );
    await waitWithPaused(em, mailing);
  }
  return resent;
}

/** Lets failed mails of the mailings about a thing never be sent again: what they tell of is gone. */
export async function keepFromResending(em: EntityManager, about: string): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail set expires_at = now()
      where mailing_id in (select id from mailing where about = ${about}) and state = 'failed'`,
  );
}

async function lockPausesOf(em: EntityManager, id: string): Promise<void> {
  const [mailing] = await rowsOf<{ about: string | null }>(
    em,
    sql`select about from mailing where id = ${id}`,
  );
  await lockPauses(em, mailing?.about ?? null);
}
