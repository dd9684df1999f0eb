import { Injectable } from '@nestjs/common';
import type { Act } from '@tablefall/platform/audit/acts';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { pauseMailing, resumeMailing } from '@tablefall/platform/outbox/mailing-control';
import { forgetBouncesOf } from '@tablefall/platform/outbox/suppressions';
import { emailActs } from '../email.audit.ts';
import { MailingHistoryQueries } from './mailing-history.queries.ts';
import { MailingNotBegunError, MailingOverError, NothingToResendError } from './mailings.errors.ts';
import { MailingsService } from './mailings.service.ts';
import { StaffMailService } from './staff-mail.service.ts';

/** What the administrator does with one mailing after it was sent or scheduled. */
@Injectable()
export class MailingHistoryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly queries: MailingHistoryQueries,
    private readonly mailings: MailingsService,
    private readonly staffMail: StaffMailService,
    private readonly audit: Audit,
  ) {}

  /**
   * Stops a mailing until it is resumed.
   *
   * @param by who asks, named to everybody who looks
   */
  async pause(id: string, by: string): Promise<void> {
    await this.record(id, emailActs['mailing.paused'], ({ em }) => pauseMailing(em, id, `Paused by ${by}.`));
  }

  async resume(id: string): Promise<void> {
    await this.record(id, emailActs['mailing.resumed'], ({ em }) => resumeMailing(em, id));
  }

  /**
   * Cancels what has not left; of a scheduled mailing everything. Repeated it changes nothing. When nothing had left,
   * the same may be sent to the same people again without being asked about.
   *
   * @param options with `unlessLeft` nothing is cancelled of a mailing that somebody may have
   */
  async cancel(id: string, options: { unlessLeft?: boolean }): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      if (await this.mailings.cancel(unit, id, options)) return;
      if ((await this.queries.getMailing(id)).state !== 'cancelled') throw new MailingOverError();
    });
  }

  /**
   * Sends the failed mails of a mailing again, except to addresses that take none. Repeated while they are under way
   * it changes nothing.
   */
  async resendFailed(id: string): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      const resent = await this.staffMail.resendFailed(unit, id);
      if (resent > 0) {
        await this.audit.record(unit, {
          action: emailActs['mailing.resent'],
          about: id,
          details: { resent },
        });
      } else if (!['sending', 'paused'].includes((await this.queries.getMailing(id)).state)) {
        throw new NothingToResendError();
      }
    });
  }

  /**
   * Takes back the suppressions that this mailing caused, because the mail server had refused us rather than the
   * addresses.
   *
   * @returns how many; repeated, none
   */
  async forgetBounces(id: string): Promise<number> {
    await this.queries.getMailing(id);
    return this.transactions.run(async (unit) => {
      const forgotten = await forgetBouncesOf(unit.em, id);
      if (forgotten > 0) {
        await this.audit.record(unit, {
          action: emailActs['mailing.bounces-forgotten'],
          about: id,
          details: { forgotten },
        });
      }
      return forgotten;
    });
  }

  private async record(id: string, action: Act, work: (unit: UnitOfWork) => Promise<boolean>): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await work(unit))) {
        const { state } = await this.queries.getMailing(id);
        throw state === 'scheduled' ? new MailingNotBegunError() : new MailingOverError();
      }
      await this.audit.record(unit, { action, about: id });
    });
  }
}
