import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Mailing, MailKind, NewMail } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { currentActor } from '@tablefall/platform/logging/actor';
import { resendFailedMails } from '@tablefall/platform/outbox/mailing-control';
import { type NewMails, Outbox } from '@tablefall/platform/outbox/outbox';
import {
  mostStaffMailsInADay,
  type Senders,
  staffMailsOfLastDay,
  usualDayCap,
} from '@tablefall/platform/outbox/staff-mails';
import { DayCapError } from './mailings.errors.ts';

/** Mails of one of the staff within any 24 hours that end now or later, those that are planned included. */
export interface DayUse {
  used: number;
  allowed: number;
}

/** So many times what one of them may send is what all may together, the product for them included. */
const ALL_TOGETHER = 3;

/** Names the lock among the advisory locks of this database. */
const DAY_CAP_LOCK = 20_250_410;

/**
 * Sends mail that staff cause, one by one or to many. A stolen session could send to anybody, so each account has a daily
 * limit, which keeps nobody else from sending, and all together have one above it: the transaction that would exceed it fails with `DayCapError` and keeps nothing.
 */
@Injectable()
export class StaffMailService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** Puts a single mail into the transaction, as `Outbox.put` does. */
  put<K extends MailKind>(unit: UnitOfWork, mail: NewMail<K>): void {
    this.outbox.put(unit, { ...mail, byStaff: true });
    this.limit(unit);
  }

  /** Puts one mail for every row of a query into the transaction, as `Outbox.putAll` does. */
  async putAll<K extends MailKind>(unit: UnitOfWork, mails: NewMails<K>): Promise<string[]> {
    this.limit(unit);
    return this.outbox.putAll(unit, { ...mails, byStaff: true });
  }

  /**
   * Lets the transaction fail when its mails exceed the limit, of today or of the day they are planned for. For mails
   * that are put in another way than by this class.
   */
  limit(unit: UnitOfWork): void {
    unit.beforeCommit(this.checkDayCap);
  }

  /**
   * Sends the failed mails of a mailing again, as `resendFailedMails` does.
   *
   * @returns how many
   */
  async resendFailed(unit: UnitOfWork, mailingId: string): Promise<number> {
    unit.beforeCommit(this.checkDayCap);
    return resendFailedMails(unit, mailingId);
  }

  /**
   * Whether so many planned mails may leave now. There was room for them when they were planned. There may be none
   * when they are late, or when the limit was lowered.
   */
  async hasRoomFor(
    { em, now }: UnitOfWork,
    { size, authorId }: Pick<Mailing, 'size' | 'authorId'>,
  ): Promise<boolean> {
    const cap = await this.dayCap(em, now);
    const [own, all] = [
      await staffMailsOfLastDay(em, now, authorId),
      await staffMailsOfLastDay(em, now, 'all'),
    ];
    return own + size <= cap && all + size <= ALL_TOGETHER * cap;
  }

  /**
   * The mails of a day that are used and allowed now, of whichever has less room: an account, or all together.
   *
   * @param account null for what the product sends for staff
   */
  async dayUse({ em, now }: Pick<UnitOfWork, 'em' | 'now'>, account: string | null): Promise<DayUse> {
    const cap = await this.dayCap(em, now);
    const own = await useOf(em, now, account, cap);
    const all = await useOf(em, now, 'all', ALL_TOGETHER * cap);
    return own.allowed - own.used <= all.allowed - all.used ? own : all;
  }

  private async dayCap(em: EntityManager, now: Date): Promise<number> {
    return this.config.STAFF_MAILS_PER_DAY ?? usualDayCap(em, now);
  }

  /**
   * Transactions count one after the other, each with its own mails in the outbox, so that no number of calls at once
   * exceeds the limit. This check is the last step of its transaction: whoever waits for the lock here holds up
   * nobody else for long.
   */
  private readonly checkDayCap = async ({ em, now }: UnitOfWork): Promise<void> => {
    await firstRowOf(em, sql`select pg_advisory_xact_lock(${DAY_CAP_LOCK})`);
    // What staff let the product send, such as the next guests of a list, counts as the product's.
    for (const account of new Set([currentActor().userId, null])) {
      const { used, allowed } = await this.dayUse({ em, now }, account);
      if (used > allowed) {
        throw new DayCapError(allowed);
      }
    }
  };
}

async function useOf(em: EntityManager, now: Date, senders: Senders, allowed: number): Promise<DayUse> {
  return { used: await mostStaffMailsInADay(em, now, senders), allowed };
}
