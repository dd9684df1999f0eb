import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { holdMail, mailHold, releaseMail } from '@tablefall/platform/outbox/mail-hold';
import { cancelAllBefore } from '@tablefall/platform/outbox/mailing-control';
import { systemActs } from '../system.audit.ts';
import type { CancelledMailDto } from './mail-hold.dto.ts';
import { CopyNeverMailsError, MailNotHeldError } from './mail-hold.errors.ts';

/** Holds all mail of the product, and lets it go. */
@Injectable()
export class MailHoldService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Nothing leaves from now on; what is being handed over at this moment still may. A restored backup stays held as one. */
  async hold(note: string, by: string | null): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (await holdMail(unit, { reason: 'staff', note, by })) {
        await this.audit.record(unit, { action: systemActs['mail.held'] });
      }
    });
  }

  /** Mail leaves again, whatever it was held for. Repeated it changes nothing. */
  async release(): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      if ((await mailHold(unit.em))?.reason === 'copy') throw new CopyNeverMailsError();
      if (await releaseMail(unit)) {
        await this.audit.record(unit, { action: systemActs['mail.released'] });
      }
    });
  }

  /** Cancels what may have left before a moment. Mail stays held. */
  async cancelBefore(moment: Date): Promise<CancelledMailDto> {
    return this.transactions.runInBackground(async (unit) => {
      if (!(await mailHold(unit.em))) {
        throw new MailNotHeldError();
      }
      const cancelled = await cancelAllBefore(unit, moment);
      await this.audit.record(unit, {
        action: systemActs['mail.cancelled'],
        details: { before: moment.toISOString(), ...cancelled },
      });
      return cancelled;
    });
  }
}
