import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { AccountsService } from './accounts.service.ts';
import { PersonalData, type ShownCount } from './personal-data/personal-data.service.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';
import { userActs } from './users.audit.ts';
import { RootAdministratorError, UnknownAddressError } from './users.errors.ts';

/** An account as the administrator finds it. */
export interface FoundAccount {
  email: string;
  names: string[];
  isBlocked: boolean;
  /** Browsers that are signed in. */
  sessions: number;
  /** What others are shown of theirs. */
  shown: ShownCount[];
}

/** Keeps people out whom the administrator does not want in. */
@Injectable()
export class BlockedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly data: PersonalData,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  async find(email: string): Promise<FoundAccount> {
    const em = this.em.fork();
    const found = await firstRowOf<Omit<FoundAccount, 'shown'>>(
      em,
      sql`
        select email, blocked_at is not null as "isBlocked",
               array(select name from user_name where user_id = account.id order by position) as names,
               (select count(*)::int from session where user_id = account.id) as sessions
        from account where email = ${addressKey(email)}`,
    );
    if (!found) throw new UnknownAddressError();
    return { ...found, shown: await this.data.shownToOthers(await this.data.personOf(email, em), em) };
  }

  /**
   * Signs somebody out everywhere and lets them in no more, or lets them in again.
   * Throws RootAdministratorError for the administrator of the settings.
   *
   * @param hides whether what others are shown of theirs is taken out of sight; letting them in again does not show it
   */
  async setBlocked(email: string, isBlocked: boolean, hides = false): Promise<void> {
    const address = addressKey(email);
    if (address === addressKey(this.config.ADMIN_EMAIL)) throw new RootAdministratorError();
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const known = await em.findOne(User, { email: address });
      if (!known) throw new UnknownAddressError();
      const account = await this.accounts.lockAccount(em, { id: known.id });
      if ((account.blockedAt !== null) === isBlocked && !hides) return;
      account.blockedAt = isBlocked ? now : null;
      const ended = isBlocked ? await em.nativeDelete(Session, { user: account }) : 0;
      if (isBlocked) await this.accounts.voidLinks(unit, account.id);
      await this.audit.record(unit, {
        action: isBlocked ? userActs['account.blocked'] : userActs['account.unblocked'],
        about: account.id,
        details: { ended, hides: isBlocked && hides },
      });
      if (isBlocked && hides) await this.data.hide(unit, await this.data.personOf(address, em));
    });
  }
}
