import { Injectable } from '@nestjs/common';
import type { SuppressionReason } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { suppress, unsuppress } from '@tablefall/platform/outbox/suppressions';
import { NotFoundError } from '../../../http/errors/api-error.ts';
import type { NewSuppressionDto } from './suppressions.dto.ts';

/** What the administrator changes of the suppression list. */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Keeps an address from mails. An address that is kept for the same reason already only gets the new note, if there
   * is one.
   */
  async add({ address, reason, note }: NewSuppressionDto): Promise<void> {
    await this.transactions.run(async (unit) => {
      await suppress(unit.em, address, [reason], note);
      await this.audit.record(unit, { action: 'suppression.added', details: { reason } });
    });
  }

  /** @throws NotFoundError when the address is not kept from mails for that reason, or for any */
  async remove(address: string, reason: SuppressionReason | null): Promise<void> {
    await this.transactions.run(async (unit) => {
      const removed = await unsuppress(unit.em, address, reason);
      if (removed === 0) {
        throw new NotFoundError('The entry');
      }
      await this.audit.record(unit, { action: 'suppression.removed', details: { reason, removed } });
    });
  }
}
