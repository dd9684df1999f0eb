import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { AccountsService } from '../../users/accounts.service.ts';
import { takeBadges } from './badges.ts';
import { CheckedInError, UnknownAttendeeError, UnknownRegistrationError } from './registration.errors.ts';

/** What the administrator records: who has paid, and on the day who is here. */
@Injectable()
export class RegistrationDeskService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /**
   * Marks the badges that a registration has at this moment as paid, or none.
   *
   * @throws UnknownRegistrationError
   */
  async setPaid(registrationId: string, paid: boolean): Promise<void> {
    await this.transactions.run(async ({ em, now }) => {
      const row = await firstRowOf(
        em,
        sql`
          update registration
          set paid_badges = case when ${paid} then
                (select count(*) from attendee where registration_id = registration.id and badge) else 0 end
          where id = ${registrationId}
          returning id`,
      );
      if (!row) {
        throw new UnknownRegistrationError();
      }
      await this.audit.record(
        { em, now },
        { action: 'registration.paid', about: registrationId, details: { paid } },
      );
    });
  }

  /**
   * Marks a person as here, with the time of the first mark, or as not here.
   *
   * @returns the id of the person's registration
   * @throws UnknownAttendeeError
   */
  async setCheckedIn(attendeeId: string, checkedIn: boolean): Promise<string> {
    return this.transactions.run(async ({ em, now }) => {
      // Otherwise a removal that has just seen nobody here would take a person away who is.
      await this.holdOwner(em, sql`(select registration_id from attendee where id = ${attendeeId})`);
      const row = await firstRowOf<{ registrationId: string }>(
        em,
        sql`
          update attendee
          set checked_in_at = case when ${checkedIn} then coalesce(checked_in_at, ${now}::timestamptz) end
          where id = ${attendeeId}
          returning registration_id as "registrationId"`,
      );
      if (!row) {
        throw new UnknownAttendeeError();
      }
      await this.audit.record(
        { em, now },
        { action: 'attendee.checked-in', about: attendeeId, details: { checkedIn } },
      );
      return row.registrationId;
    });
  }

  /**
   * Takes a registration off the list; its badges are free again. The account and its names stay, so that the
   * person may sign in and register anew.
   *
   * @throws UnknownRegistrationError
   * @throws CheckedInError when somebody of it is here already
   */
  async removeRegistration(id: string): Promise<void> {
    await this.transactions.run(async ({ em, now }) => {
      await this.holdOwner(em, sql`${id}`);
      const counted = await firstRowOf<{ edition: string; badges: number; here: boolean }>(
        em,
        sql`
          select edition, (count(*) filter (where badge))::int as badges, bool_or(checked_in_at is not null) as here
          from registration join attendee on attendee.registration_id = registration.id
          where registration.id = ${id} group by edition`,
      );
      if (!counted) {
        throw new UnknownRegistrationError();
      }
      if (counted.here) {
        throw new CheckedInError();
      }
      await changedBy(em, sql`delete from registration where id = ${id}`);
      await takeBadges(em, counted.edition, -counted.badges, this.config.REGISTRATION_CAPACITY);
      await this.audit.record({ em, now }, { action: 'registration.removed', about: id });
    });
  }

  /** Whoever adds, corrects, checks in or removes people of a registration holds its account first, if there is one. */
  private async holdOwner(em: EntityManager, registrationId: RawBuilder<unknown>): Promise<void> {
    const owner = await firstRowOf<{ id: string }>(
      em,
      sql`select user_id as id from registration where id = ${registrationId}`,
    );
    if (owner) {
      await this.accounts.holdAccount(em, owner);
    }
  }
}
