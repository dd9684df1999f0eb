import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { moneyText } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { AccountsService } from '../../users/accounts.service.ts';
import { badgesHeldUntil } from '../../waiting/unconfirmed.ts';
import { badgesTaken } from '../badges/badges.ts';
import { conventionActs } from '../convention.audit.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { Registration } from '../registration/registration.entity.ts';
import { RegistrationRemovals } from '../registration/registration-removals.service.ts';
import {
  AnotherAmountError,
  UnknownAttendeeError,
  UnknownRegistrationError,
} from '../registration/registrations.errors.ts';
import { DoorListsService } from './door-lists.service.ts';
import type { CheckInDto, PaidDto } from './registration-desk.dto.ts';

/** What the administrator records: who has paid, and on the day who is here. */
@Injectable()
export class RegistrationDeskService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly edition: EditionService,
    private readonly removals: RegistrationRemovals,
    private readonly doorLists: DoorListsService,
  ) {}

  /**
   * Marks the badges that a registration has at this moment as paid, or takes that back. Badges of an address that
   * nobody has confirmed are then held anew, as if they were taken now.
   * Throws AnotherAmountError when it owes another amount than was taken.
   */
  async setPaid(id: string, { paid, owed }: PaidDto): Promise<void> {
    await this.transactions.run(async (unit) => {
      const registration = await this.lockRegistration(unit.em, { id });
      if (!registration) {
        throw new UnknownRegistrationError();
      }
      const { edition } = registration;
      const due = registration.unpaidBadges * this.edition.price;
      if (owed !== undefined && owed !== due) {
        throw new AnotherAmountError(due === 0 ? null : moneyText(due, this.edition.settings.currency));
      }
      const taken = await badgesTaken(unit.em, edition);
      registration.setPaid(paid, badgesHeldUntil(this.config, unit.now, taken, this.edition.capacity));
      if (paid) {
        await happened(unit.em, 'paid', registration.user.id);
      }
      await this.audit.record(unit, {
        action: conventionActs['registration.paid'],
        about: id,
        details: { paid },
      });
    });
  }

  /**
   * Marks a person as here, with the earliest time that was told, or as not here.
   * Throws HandedOnError when the badge is not the one's that was told any more.
   *
   * @returns the id of the person's registration
   */
  async setCheckedIn(attendeeId: string, { checkedIn, at, nameId }: CheckInDto): Promise<string> {
    return this.transactions.run(async (unit) => {
      const registration = await this.lockRegistration(unit.em, { attendeeId });
      if (!registration) {
        throw new UnknownAttendeeError();
      }
      const scannedAt = this.doorLists.scannedAt(at, { now: unit.now, doors: this.edition.start });
      if (checkedIn && nameId) {
        registration.refuseHandedOn(attendeeId, nameId);
      }
      registration.setCheckedIn(attendeeId, { here: checkedIn, at: scannedAt });
      if (checkedIn) {
        await happened(unit.em, 'confirmed', registration.user.id);
      }
      await this.audit.record(unit, {
        action: conventionActs['attendee.checked-in'],
        about: attendeeId,
        details: { checkedIn },
      });
      return registration.id;
    });
  }

  /**
   * Takes a registration off the list. Its badges are free again, and so is what other modules keep for it. The
   * account and its names stay, so that the person may sign in and register anew.
   * Throws CheckedInError when somebody of it is here already.
   */
  async removeRegistration(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const registration = await this.lockRegistration(unit.em, { id });
      if (!registration) {
        throw new UnknownRegistrationError();
      }
      await this.removals.remove(unit, registration);
      // The registration is gone, and its account is not: the trail can still say whose it was.
      await this.audit.record(unit, {
        action: conventionActs['registration.removed'],
        about: registration.user.id,
      });
    });
  }

  /** Loads a registration after locking its account, as everybody does who changes one. */
  private async lockRegistration(
    em: EntityManager,
    known: { id: string } | { attendeeId: string },
  ): Promise<Registration | null> {
    const registrations = em
      .getKysely<ConventionTables>()
      .selectFrom('registration')
      .select(['registration.id', 'user_id']);
    const found = await ('id' in known
      ? registrations.where('registration.id', '=', known.id)
      : registrations
          .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
          .where('attendee.id', '=', known.attendeeId)
    ).executeTakeFirst();
    if (!found) {
      return null;
    }
    await this.accounts.lockAccount(em, { id: found.user_id });
    return em.findOne(Registration, found.id, { populate: ['attendees.name'] });
  }
}
