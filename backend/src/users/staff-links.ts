import { signInLink } from '@tablefall/mail';
import type { Audit } from '@tablefall/platform/audit/audit';
import type { Config } from '@tablefall/platform/config/config';
import type { Transactions } from '@tablefall/platform/database/transactions';
import { AccountsService } from './accounts.service.ts';
import { SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { rolesOf } from './users.policy.ts';

/** Somebody asked for a link who is not of the staff. */
export class NotStaffError extends Error {}

/** A link that signs in whoever opens it, once. */
export interface StaffLink {
  link: string;
  validMinutes: number;
}

/**
 * Sign-in links for staff, which no mail carries: for whoever has the server in hand while no mail arrives. A link works
 * like a mailed one. It stands in the audit trail, and so does the session that it opens.
 */
export class StaffLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /**
   * Makes a link.
   *
   * @throws NotStaffError for everybody whom the settings do not name as staff
   */
  async make(email: string): Promise<StaffLink> {
    const address = email.toLowerCase();
    if (rolesOf(address, this.config).length === 0) {
      throw new NotStaffError(`ADMIN_EMAIL and ORGANISER_EMAILS do not name ${address}`);
    }
    const accounts = new AccountsService(this.config);
    return this.transactions.run(async (unit) => {
      await accounts.openAccount(unit, address);
      const user = await accounts.lockAccount(unit.em, { email: address });
      const code = new SignInCode(user, 'login', {}, this.config.APP_SECRET, unit.now);
      unit.em.persist(code);
      await this.audit.record(unit, { action: 'sign-in-link.made', about: user.id });
      const { PUBLIC_URL: publicUrl, APP_SECRET: secret } = this.config;
      return { link: signInLink({ publicUrl, secret }, code.id), validMinutes: SIGN_IN_MINUTES };
    });
  }
}
