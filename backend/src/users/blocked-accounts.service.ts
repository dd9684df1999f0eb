import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { AccountsService } from './accounts.service.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';
import { RootAdministratorError, UnknownAddressError } from './users.errors.ts';

/** An account as the administrator finds it. */
export interface FoundAccount {
  email: string;
  names: string[];
  isBlocked: boolean;
  /** Browsers that are signed in. */
  sessions: number;
}

/** Keeps people out whom the administrator does not want in. */
@Injectable()
export class BlockedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /** @throws UnknownAddressError */
  async find(email: string): Promise<FoundAccount> {
    const found = await firstRowOf<FoundAccount>(
      this.em.fork(),
      sql`
        select email, blocked_at is not null as "isBlocked",
               array(select name from user_name where user_id = account.id order by position) as names,
               (select count(*)::int from session where user_id = account.id) as sessions
        from account where email = ${email.toLowerCase()}`,
    );
    if (!found) throw new UnknownAddressError();
    return found;
  }

  /**
   * Signs somebody out everywhere and lets them in no more, or lets them in again.
   *
   * @throws UnknownAddressError
   * @throws RootAdministratorError for the administrator of the settings
   */
  async setBlocked(email: string, isBlocked: boolean): Promise<void> {
    const address = email.toLowerCase();
    if (address === this.config.ADMIN_EMAIL.toLowerCase()) throw new RootAdministratorError();
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const known = await em.findOne(User, { email: address });
      if (!known) throw new UnknownAddressError();
      const account = await this.accounts.lockAccount(em, { id: known.id });
      if ((account.blockedAt !== null) === isBlocked) return;
      account.blockedAt = isBlocked ? now : null;
      const ended = isBlocked ? await em.nativeDelete(Session, { user: account }) : 0;
      if (isBlocked) await this.accounts.voidLinks(unit, account.id);
      await this.audit.record(unit, {
        action: isBlocked ? 'account.blocked' : 'account.unblocked',
        about: account.id,
        details: { ended },
      });
    });
  }
}
