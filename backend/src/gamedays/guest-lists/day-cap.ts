import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { bulkMailsSince } from '@tablefall/platform/ledger/mailings';
import { DayCapError } from '../gamedays/gamedays.errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names the lock among those of this database. */
const LOCK = 20_250_410;

/**
 * Keeps a stolen session from becoming a mail cannon (T24). It comes last in a transaction, with the mails in the
 * ledger: they are counted one transaction after the other, so that no number of calls at once slips below the cap,
 * and whoever waits here is waited for by nobody who counts.
 *
 * @throws DayCapError when all staff together would cause more bulk mails within 24 hours than `cap`
 */
export async function checkDayCap({ em, now }: UnitOfWork, cap: number): Promise<void> {
  await firstRowOf(em, sql`select pg_advisory_xact_lock(${LOCK})`);
  if ((await bulkMailsSince(em, new Date(now.getTime() - DAY_MS))) > cap) {
    throw new DayCapError(cap);
  }
}
