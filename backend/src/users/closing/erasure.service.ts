import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { FORMER_GUEST } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { forgottenAddress } from '@tablefall/platform/privacy/former-guest';
import { isNameReferredTo } from '../account-references.ts';
import { type Person, PersonalData } from '../personal-data/personal-data.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import { User } from '../user.entity.ts';
import { NamedInSettingsError, StillStaffError } from './closing.errors.ts';

/** Forgetting somebody: the account here, everything else in the modules that keep it. */
@Injectable()
export class Erasure {
  constructor(
    private readonly data: PersonalData,
    private readonly staff: StaffService,
    private readonly config: Config,
  ) {}

  /**
   * Throws NamedInSettingsError for an address that the settings of the server hold.
   * Throws StillStaffError for somebody with a role.
   * Throws ApiError when some module says why nothing may be erased at the moment.
   */
  async refuse(unit: UnitOfWork, person: Person): Promise<void> {
    await this.refuseStaff(unit, person.address);
    await this.data.refuseErasure(unit, person);
  }

  /** Roles belong to addresses, so an account with one neither ends nor gets another address. */
  async refuseStaff({ em }: UnitOfWork, address: string): Promise<void> {
    const { ADMIN_EMAIL, ORGANISER_EMAILS } = this.config;
    if ([ADMIN_EMAIL, ...ORGANISER_EMAILS].some((named) => addressKey(named) === address)) {
      throw new NamedInSettingsError();
    }
    if (await this.staff.roleOf(em, address)) throw new StillStaffError();
  }

  /**
   * Erases a person. Names are forgotten first: whoever joins something under one at the same moment waits for that, and
   * mails to others say nothing of the person any more.
   */
  async erase(unit: UnitOfWork, person: Person): Promise<void> {
    if (person.userId) {
      await unit.em.findOne(User, person.userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await forgetAccount(unit, person.userId);
    }
    await this.data.erase(unit, person);
    await dropUnusedNames(unit, person.nameIds);
  }
}

/**
 * Names stay as nobody's where something refers to them, such as an event that is over. The account stays as long as something
 * does, such as a comment; then `UnconfirmedAccountsJob` deletes it.
 */
async function forgetAccount({ em }: UnitOfWork, userId: string): Promise<void> {
  await changedBy(
    em,
    sql`update user_name set user_id = null, name = ${FORMER_GUEST} where user_id = ${userId}`,
  );
  await changedBy(
    em,
    sql`
      update account set email = ${forgottenAddress(sql.ref('id'))}, confirmed_at = null, blocked_at = null
      where id = ${userId}`,
  );
}

/** Deletes those of the names that were forgotten which nothing refers to. */
async function dropUnusedNames({ em }: UnitOfWork, nameIds: string[]): Promise<void> {
  await changedBy(
    em,
    sql`
      delete from user_name
      where id = ${anyOf(nameIds, 'uuid')} and user_id is null and not ${await isNameReferredTo(em)}`,
  );
}
