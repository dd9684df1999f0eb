import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { AccountsService } from '../../users/accounts.service.ts';
import { conventionActs } from '../convention.audit.ts';
import { EditionService } from '../edition/edition.service.ts';
import { refuseOffered } from '../registration/badge-offers.ts';
import { agreementOf } from '../registration/parents-agreement.ts';
import { type Attendee, Registration } from '../registration/registration.entity.ts';
import { RegistrationRemovals } from '../registration/registration-removals.service.ts';
import { BadgeMails } from './badge-mails.ts';
import { BadgesFixedError, UnknownBadgeError } from './hand-over.errors.ts';

interface OwnPerson {
  registration: Registration;
  attendee: Attendee;
}

/** What people do with the badges of their own registration: give one back, or let somebody else come with it. */
@Injectable()
export class OwnBadgesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly removals: RegistrationRemovals,
    private readonly mails: BadgeMails,
    private readonly edition: EditionService,
    private readonly audit: Audit,
  ) {}

  /**
   * Gives a badge back, or the place of a child: it is free for others, and the person's games go on without them. The
   * last one takes the registration along.
   */
  async giveBack(userId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { registration, attendee } = await this.lockOwn(unit, userId, nameId);
      const paid = await this.removals.removePerson(unit, registration, attendee, 'free');
      this.mails.tell(unit, registration.user, { news: 'given-back', name: attendee.name.name, paid });
      const details = { badge: attendee.badge, paid };
      await this.audit.record(unit, {
        action: conventionActs['badge.given-back'],
        about: registration.user.id,
        details,
      });
    });
  }

  /**
   * Lets another person of the account come with a badge, which stays paid if it is. The former one leaves their games.
   * Throws InvalidInputError for a child without the tick of a parent.
   */
  async handToName(
    userId: string,
    nameId: string,
    { name, parentAgrees }: { name: string; parentAgrees: boolean },
  ): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { registration, attendee } = await this.lockOwn(unit, userId, nameId);
      attendee.parentAgreedAt = agreementOf(attendee, parentAgrees, unit.now);
      await refuseOffered(unit.em, attendee.id);
      const former = registration.renameAttendee(attendee, name);
      await this.removals.takeAway(unit, [former.id]);
      const paid = registration.isPaid(attendee);
      this.mails.tell(unit, registration.user, { news: 'renamed', name: former.name, newName: name, paid });
      await this.audit.record(unit, { action: conventionActs['badge.handed-on'], about: attendee.id });
    });
  }

  /**
   * Makes the code of a badge anew, when somebody else has seen the one that was mailed or printed. At the door none of the
   * earlier ones is known any more.
   */
  async renewCode(userId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { attendee } = await this.lockPerson(unit.em, userId, nameId);
      attendee.renewCode();
      await this.audit.record(unit, { action: conventionActs['badge.code-renewed'], about: attendee.id });
    });
  }

  /** Holds the account, and finds one of its people in this edition whose badge may still change hands. */
  async lockOwn({ em, now }: UnitOfWork, userId: string, nameId: string): Promise<OwnPerson> {
    if (now >= this.edition.badgesChangeUntil) {
      throw new BadgesFixedError();
    }
    return this.lockPerson(em, userId, nameId);
  }

  private async lockPerson(em: EntityManager, userId: string, nameId: string): Promise<OwnPerson> {
    const user = await this.accounts.lockAccount(em, { id: userId });
    const registration = await this.registrationOf(em, user.id);
    const attendee = registration?.attendees.getItems().find(({ name }) => name.id === nameId);
    if (!registration || !attendee) {
      throw new UnknownBadgeError();
    }
    return { registration, attendee };
  }

  /** The registration of an account that is held. */
  registrationOf(em: EntityManager, userId: string): Promise<Registration | null> {
    return em.findOne(
      Registration,
      { user: userId, edition: this.edition.key },
      { populate: ['attendees.name', 'user.names'] },
    );
  }
}
