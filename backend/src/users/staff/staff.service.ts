import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { type Principal, STAFF_ROLES, type StaffRole } from '../../http/access/principal.ts';
import { AccountsService } from '../accounts.service.ts';
import { Session } from '../session.entity.ts';
import { User } from '../user.entity.ts';
import { userActs } from '../users.audit.ts';
import { RootAdministratorError, UnknownHelperError } from '../users.errors.ts';
import { staffRole } from '../users.policy.ts';
import { roleOf, staffRows, writeStaff } from './staff-rows.ts';

/** Somebody who helps. */
export interface Helper {
  address: string;
  role: StaffRole;
  /** The first of their names; null for somebody who has none. */
  name: string | null;
  /** ISO 8601; null where the settings name them. */
  addedAt: string | null;
  /** ISO 8601, to the hour; null for somebody who was never signed in. */
  lastHereAt: string | null;
  /** The administrator of the settings, who stays. */
  isRoot: boolean;
}

/** Whom the site writes to when something is for the organisers. */
const WRITTEN_TO: StaffRole[] = ['administrator', 'organiser'];

/** Who helps, and as what: the one place that knows. */
@Injectable()
export class StaffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  roleOf(em: EntityManager, email: string): Promise<StaffRole | null> {
    return roleOf(em, email, this.config);
  }

  /** Whom the site writes to when something is for the organisers: administrators and organisers, each once. */
  async addresses(em: EntityManager): Promise<string[]> {
    const helpers = await this.roles(em);
    return [...helpers].flatMap(([address, role]) => (WRITTEN_TO.includes(role) ? [address] : []));
  }

  /** Everybody who helps, the administrators first. */
  async helpers(em: EntityManager): Promise<Helper[]> {
    const roles = await this.roles(em);
    const rows = await rowsOf<Omit<Helper, 'role' | 'isRoot'>>(
      em,
      sql`
        select address, ${isoTime('staff.added_at')} as "addedAt",
               (select name from user_name where user_id = account.id order by position limit 1) as name,
               (select ${isoTime(sql`max(last_seen_at)`)} from session where user_id = account.id and opened_by = 'login') as "lastHereAt"
        from unnest(${[...roles.keys()]}::text[]) as address
        left join staff using (address)
        left join account on account.email = address
        order by address`,
    );
    return rows
      .map((row) => ({
        ...row,
        role: roles.get(row.address) ?? 'organiser',
        isRoot: row.address === this.root,
      }))
      .sort((one, other) => STAFF_ROLES.indexOf(one.role) - STAFF_ROLES.indexOf(other.role));
  }

  /**
   * Adds somebody, who is told by mail, or gives them another role.
   * Throws RootAdministratorError for the administrator of the settings.
   */
  async put(email: string, role: StaffRole, by: Principal): Promise<void> {
    const address = addressKey(email);
    this.refuseRoot(address);
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const before = await this.roleOf(em, address);
      if (before === role) return;
      await writeStaff(em, { address, role, added_at: now, removed_at: null });
      await this.accounts.openAccount(unit, address);
      const account = await this.accounts.lockAccount(em, { email: address });
      await happened(em, 'staff-changed', account.id);
      this.outbox.put(unit, {
        kind: 'staff-welcome',
        props: { role, by: by.email, isNew: before === null },
        recipient: { name: null, address },
        about: account.id,
      });
      await this.audit.record(unit, {
        action: before === null ? userActs['staff.added'] : userActs['staff.changed'],
        about: account.id,
        details: { role },
      });
    });
  }

  /** Takes somebody's role away; their sessions end at once. */
  async remove(email: string): Promise<void> {
    const address = addressKey(email);
    this.refuseRoot(address);
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const role = await this.roleOf(em, address);
      if (!role) throw new UnknownHelperError();
      await writeStaff(em, { address, role, added_at: now, removed_at: now });
      const account = await em.findOne(User, { email: address });
      const ended = account ? await em.nativeDelete(Session, { user: account }) : 0;
      if (account) await happened(em, 'staff-changed', account.id);
      await this.audit.record(unit, {
        action: userActs['staff.removed'],
        about: account?.id,
        details: { role, ended },
      });
    });
  }

  private get root(): string {
    return addressKey(this.config.ADMIN_EMAIL);
  }

  private refuseRoot(address: string): void {
    if (address === this.root) throw new RootAdministratorError();
  }

  /** All who have a role, by address. */
  private async roles(em: EntityManager): Promise<Map<string, StaffRole>> {
    const known = await staffRows(em);
    const addresses = new Set([
      this.root,
      ...this.config.ORGANISER_EMAILS.map((address) => addressKey(address)),
      ...known.keys(),
    ]);
    return new Map(
      [...addresses].flatMap((address) => {
        const role = staffRole(address, known.get(address) ?? null, this.config);
        return role ? [[address, role] as const] : [];
      }),
    );
  }
}
