import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { reasonsOf, suppress, unsuppress } from '@tablefall/platform/outbox/suppressions';
import { addressHashOf } from '@tablefall/platform/privacy/former-guest';
import type { Principal } from '../../../http/access/principal.ts';
import { InvalidInputError } from '../../../http/errors/api-error.ts';
import { StaffService } from '../../../users/staff/staff.service.ts';
import { emailActs } from '../../email.audit.ts';
import type { NewSuppressionDto, RemoveSuppressionQuery } from './suppressions.dto.ts';
import { AdministratorDecidesError, HelperAddressError, UnknownEntryError } from './suppressions.errors.ts';
import { endsFreely, isWish, mayDecide, problemOfWhy } from './suppressions.policy.ts';

/** What staff change of the suppression list. */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffService,
    private readonly audit: Audit,
  ) {}

  /**
   * Keeps an address from mails. An address that is kept for the same reason already only gets the new note, if there
   * is one.
   * Throws InvalidInputError when a reason that is no wish is not explained.
   */
  async add({ address, reason, note }: NewSuppressionDto, by: Principal): Promise<void> {
    const isDecision = !isWish(reason);
    if (isDecision) refuseDecision(by, { note });
    await this.transactions.run(async (unit) => {
      await this.refuseHelper(unit.em, address, by);
      await suppress(unit.em, address, [reason], note);
      await this.audit.record(unit, {
        action: emailActs['suppression.added'],
        details: { address: addressHashOf(address), reason, because: isDecision ? note : null },
      });
    });
  }

  /**
   * Ends one reason, or all that hold.
   * Throws NotFoundError when the address is not kept from mails for that reason, or for any.
   * Throws InvalidInputError when the end of a reason that is no bounce is not explained.
   */
  async remove(address: string, { reason, because }: RemoveSuppressionQuery, by: Principal): Promise<void> {
    await this.transactions.run(async (unit) => {
      const ending = reason ? [reason] : await reasonsOf(unit.em, address);
      const isDecision = !ending.every(endsFreely);
      if (isDecision) refuseDecision(by, { because });
      let removed = 0;
      for (const each of ending) removed += await unsuppress(unit.em, address, each);
      if (removed === 0) {
        throw new UnknownEntryError();
      }
      await this.audit.record(unit, {
        action: emailActs['suppression.removed'],
        details: {
          address: addressHashOf(address),
          reason: reason ?? null,
          because: isDecision ? because : null,
          removed,
        },
      });
    });
  }

  /** People may write down a wish of their own. */
  private async refuseHelper(em: EntityManager, address: string, by: Principal): Promise<void> {
    const isOwn = addressKey(address) === addressKey(by.email);
    if (!isOwn && (await this.staff.roleOf(em, address)) !== null) throw new HelperAddressError();
  }
}

function refuseDecision(by: Principal, why: Record<string, string | null>): void {
  if (!mayDecide(by)) throw new AdministratorDecidesError();
  for (const [field, text] of Object.entries(why)) {
    const problem = problemOfWhy(text);
    if (problem) throw new InvalidInputError({ [field]: problem });
  }
}
