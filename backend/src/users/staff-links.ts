import { signInLink } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { Audit } from '@tablefall/platform/audit/audit';
import type { Config } from '@tablefall/platform/config/config';
import type { Transactions } from '@tablefall/platform/database/transactions';
import { AccountsService } from './accounts.service.ts';
import { SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { roleOf, writeStaff } from './staff/staff-rows.ts';
import { userActs } from './users.audit.ts';

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

  /** Makes a link. Throws NotStaffError for everybody who is no staff. */
  async make(email: string): Promise<StaffLink> {
    const address = addressKey(email);
    const accounts = new AccountsService(this.config);
    const { PUBLIC_URL: publicUrl, secrets } = this.config;
    return this.transactions.run(async (unit) => {
      if (!(await roleOf(unit.em, address, this.config))) {
        throw new NotStaffError(`${address} is no staff`);
      }
      await accounts.openAccount(unit, address);
      const user = await accounts.lockAccount(unit.em, { email: address });
      const code = new SignInCode(user, 'login', {}, secrets, unit.now);
      unit.em.persist(code);
      await this.audit.record(unit, { action: userActs['sign-in-link.made'], about: user.id });
      const link = signInLink({ publicUrl, secrets }, code.reference(secrets));
      return { link, validMinutes: SIGN_IN_MINUTES };
    });
  }

  /** Makes somebody an administrator, for when no administrator can sign in any more. Nobody is mailed. */
  async addAdministrator(email: string): Promise<void> {
    const address = addressKey(email);
    await this.transactions.run(async (unit) => {
      await writeStaff(unit.em, { address, role: 'administrator', added_at: unit.now, removed_at: null });
      await this.audit.record(unit, { action: userActs['staff.added'], details: { role: 'administrator' } });
    });
  }
}
