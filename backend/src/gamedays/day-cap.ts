import { bulkMailsSince } from '@tablefall/platform/outbox/ledger';
import type { UnitOfWork } from '@tablefall/platform/outbox/outbox';
import { DayCapError } from './gamedays.errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a stolen session from becoming a mail cannon (T24).
 *
 * @throws DayCapError when all staff together would cause more bulk mails within 24 hours than `cap`
 */
export async function checkDayCap({ em, now }: UnitOfWork, cap: number, more: number): Promise<void> {
  if ((await bulkMailsSince(em, new Date(now.getTime() - DAY_MS))) + more > cap) {
    throw new DayCapError(cap);
  }
}
