import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import { mailHold, waitingMail } from '@tablefall/platform/outbox/mail-hold';
import type { MailHoldStateDto } from './mail-hold.dto.ts';

/** What the administrator sees of a hold. */
@Injectable()
export class MailHoldQueries {
  constructor(private readonly transactions: Transactions) {}

  state(): Promise<MailHoldStateDto> {
    return this.transactions.run(async (unit) => ({
      hold: await mailHold(unit.em),
      ...(await waitingMail(unit)),
    }));
  }
}
