import { Injectable } from '@nestjs/common';
import { FORMER_GUEST } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { isNameReferredTo } from '../account-references.ts';
import { AccountsService } from '../accounts.service.ts';
import { userActs } from '../users.audit.ts';
import { NameNeededError, UnknownNameError } from '../users.errors.ts';
import { NameTies } from './name-ties.service.ts';

/** The names of one's own account. */
@Injectable()
export class OwnNamesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly ties: NameTies,
    private readonly audit: Audit,
  ) {}

  /** Removes a name that nothing to come needs. What is over and refers to it keeps a former guest. */
  async remove(userId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      await this.accounts.lockAccount(em, { id: userId });
      const isOwn = sql`user_name.id = ${nameId}::uuid and user_id = ${userId}::uuid`;
      // Whoever wants to join under the name waits here, and then finds that it is nobody's.
      const own = await firstRowOf(em, sql`select id from user_name where ${isOwn} for update`);
      if (!own) throw new UnknownNameError();
      const needed = await this.ties.of(em, nameId, now);
      if (needed.length > 0) throw new NameNeededError(needed);
      const isReferredTo = await isNameReferredTo(em);
      const kept = await changedBy(
        em,
        sql`update user_name set user_id = null, name = ${FORMER_GUEST} where ${isOwn} and ${isReferredTo}`,
      );
      if (kept === 0) await changedBy(em, sql`delete from user_name where ${isOwn}`);
      await this.audit.record(unit, { action: userActs['name.removed'], about: userId });
    });
  }
}
