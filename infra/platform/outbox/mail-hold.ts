import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTime, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';
import { IS_MAIL, UNSENT, WAITING } from './mails.ts';
import { HOLD_REASONS, type HoldReason, outboxOf } from './outbox.tables.ts';

/*
 * One row holds all mail. The worker asks it in the statements that claim and publish (`worker/src/outbox`), so nothing is
 * claimed once it is committed; what was claimed before is asked again and given back within about a second.
 */

export interface NewHold {
  reason: HoldReason;
  /** Why, in words that staff read. */
  note: string;
  /** The address of who asks for it; null when a program does. */
  by: string | null;
}

/**
 * Holds all mail until it is released. A hold for a weaker reason is replaced, one for a stronger reason stays as it is;
 * for the same reason only the words change.
 *
 * @returns whether this changed anything
 */
export async function holdMail(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  { reason, note, by }: NewHold,
): Promise<boolean> {
  const weaker = HOLD_REASONS.slice(0, HOLD_REASONS.indexOf(reason) + 1);
  const held = await outboxOf(em)
    .insertInto('mail_hold')
    .values({ reason, note, held_by: by, held_at: now })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ reason, note, held_by: by })
        .where('mail_hold.reason', 'in', weaker),
    )
    .executeTakeFirstOrThrow();
  return held.numInsertedOrUpdatedRows === 1n;
}

/**
 * Lets mail leave again: workers publish what is due with their next sweep, within seconds. Mails whose jobs were taken
 * while mail was held are due at once. A copy for trials stays held.
 *
 * @param reason releases a hold for this reason alone
 * @returns whether mail was held
 */
export async function releaseMail({ em }: Pick<UnitOfWork, 'em'>, reason?: HoldReason): Promise<boolean> {
  const { numDeletedRows } = await outboxOf(em)
    .deleteFrom('mail_hold')
    .where('reason', '<>', 'copy')
    .$if(reason !== undefined, (some) => some.where('reason', '=', reason as HoldReason))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) {
    return false;
  }
  const passedOver = outboxOf(em)
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'queued')
    .where('due_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .forUpdate();
  await outboxOf(em).updateTable('mail').set({ due_at: sql`now()` }).where('id', 'in', passedOver).execute();
  return true;
}

/** A hold that stands. */
export interface MailHold extends NewHold {
  since: string;
  /** Of a restored database: when the backup was taken, and how many mails waited then. */
  backupAt: string | null;
  backupWaiting: number | null;
}

/** The hold that stands, or null. */
export async function mailHold(em: EntityManager): Promise<MailHold | null> {
  const hold = await outboxOf(em)
    .selectFrom('mail_hold')
    .select([
      'reason',
      'note',
      'held_by as by',
      isoTime('held_at').as('since'),
      isoTime('backup_at').$castTo<string | null>().as('backupAt'),
      'backup_waiting as backupWaiting',
    ])
    .executeTakeFirst();
  return hold ?? null;
}

/** How many mails are not sent yet, those that are being sent included. @param most counts no further */
export async function unsentMails(em: EntityManager, most?: number): Promise<number> {
  const { count } = await outboxOf(em)
    .selectFrom(({ selectFrom }) =>
      selectFrom('mail')
        .select('id')
        .where(IS_MAIL)
        .where(UNSENT)
        .$if(most !== undefined, (mails) => mails.limit(most ?? 0))
        .as('unsent'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The statements that hold all mail of a restored database, for the script that restores it: in one transaction with
 * everything else, so that no worker ever finds its mails due. A restored copy for trials stays one.
 *
 * @param at when the backup was taken, and how many mails waited then
 */
export function holdAfterRestore(backup: { at: Date; waiting: number }): string {
  const at = `timestamptz '${backup.at.toISOString()}'`;
  return `
    delete from public.mail_hold where reason <> 'copy';
    insert into public.mail_hold (reason, note, held_at, backup_at, backup_waiting)
    values ('restore', 'Restored from a backup: mails that waited then may have left since.', now(), ${at},
            ${Math.trunc(backup.waiting)})
    on conflict do nothing;`;
}

/** Holds all mail of a copy for trials, for ever. */
export async function holdCopy(em: EntityManager): Promise<void> {
  await outboxOf(em)
    .insertInto('mail_hold')
    .values({ reason: 'copy', note: 'This is a copy for trials. It cannot mail.', held_at: sql<Date>`now()` })
    .execute();
}

const DUE_FROM = sql<Date>`greatest(due_at, due_first_at)`;

/** What waits to be sent, whether mail is held or not. */
export interface WaitingMail {
  waiting: number;
  /** Since when the oldest of those that are due has been due; null when none is. */
  oldestDueAt: string | null;
  /** How many of them were written before mail was held; 0 when it is not. */
  fromBefore: number;
  /** Scheduled mailings whose time has come. */
  lateMailings: number;
}

export async function waitingMail({ em, now }: Pick<UnitOfWork, 'em' | 'now'>): Promise<WaitingMail> {
  const db = outboxOf(em);
  const mails = await db
    .selectFrom('mail')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('waiting'),
      // What is planned is not due before its time, whatever keeps it from leaving.
      isoTime(sql`min(${DUE_FROM}) filter (where ${DUE_FROM} <= now())`)
        .$castTo<string | null>()
        .as('oldestDueAt'),
      fn
        .countAll<number>()
        .filterWhere('created_at', '<', selectFrom('mail_hold').select('held_at'))
        .as('fromBefore'),
    ])
    .where(IS_MAIL)
    .where(WAITING)
    .executeTakeFirstOrThrow();
  const { late } = await db
    .selectFrom('mailing')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('started_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('scheduled_for', '<=', now)
    .executeTakeFirstOrThrow();
  return { ...mails, lateMailings: late };
}
