import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { AccountsService } from '../../users/accounts.service.ts';
import type { User } from '../../users/user.entity.ts';
import { editionKeyOf, hasEnded } from '../edition/edition.ts';
import { badgesTaken, takeBadges } from './badges.ts';
import { type AttendeeForm, Registration } from './registration.entity.ts';
import { NoBadgesError, RegistrationClosedError, UnknownAttendeeError } from './registration.errors.ts';
import { registrationFacts } from './registration-facts.ts';

/** Registering for the edition: from the home page, and once signed in name by name. */
@Injectable()
export class RegistrationService {
  private readonly edition: string;

  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly config: Config,
  ) {
    this.edition = editionKeyOf(config);
  }

  /**
   * Opens an account with its names and registers it. For an address that is known nothing is added: its owner gets
   * a link by mail, and the caller learns nothing of it.
   *
   * @param nonce names the browser that may use the mailed link without a click
   * @throws RegistrationClosedError
   * @throws NoBadgesError when fewer badges are left
   */
  async register(email: string, people: AttendeeForm[], nonce: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      this.refuseAfterEnd(unit.now);
      // Before it matters whether the address is known, or a full house would tell.
      await this.refuseFullHouse(unit.em, badgesOf(people));
      const user = await this.accounts.openAccount(unit, email);
      if (user) {
        await this.registerNew(unit, user, people, nonce);
      } else {
        await this.remindKnown(unit, email, nonce);
      }
    });
  }

  /**
   * Adds a person to the user's registration, which is made if there is none.
   *
   * @throws RegistrationClosedError, NoBadgesError, NameTakenError, TooManyNamesError
   */
  async addAttendee(userId: string, person: AttendeeForm): Promise<void> {
    await this.transactions.run(async ({ em, now }) => {
      this.refuseAfterEnd(now);
      const user = await this.accounts.holdAccount(em, { id: userId });
      const registered = await this.registrationOf(em, user);
      if (!registered) {
        await this.refuseFullHouse(em, badgesOf([person]));
      }
      const registration = registered ?? new Registration(this.edition, user, now);
      registration.addAttendee(person);
      em.persist(registration);
      await this.store(em, badgesOf([person]));
    });
  }

  /**
   * Corrects a person of the user's own registration.
   *
   * @throws RegistrationClosedError, UnknownAttendeeError, CheckedInError, NameTakenError, NoBadgesError
   */
  async updateAttendee(userId: string, attendeeId: string, person: AttendeeForm): Promise<void> {
    await this.transactions.run(async ({ em, now }) => {
      this.refuseAfterEnd(now);
      const user = await this.accounts.holdAccount(em, { id: userId });
      const registration = await this.registrationOf(em, user);
      if (!registration) {
        throw new UnknownAttendeeError();
      }
      await this.store(em, registration.correctAttendee(attendeeId, person));
    });
  }

  private async registerNew(
    unit: UnitOfWork,
    user: User,
    people: AttendeeForm[],
    nonce: string,
  ): Promise<void> {
    const registration = new Registration(this.edition, user, unit.now);
    for (const person of people) {
      registration.addAttendee(person);
    }
    unit.em.persist(registration);
    this.mailLink(unit, 'registration-confirmation', user, registration, nonce);
    await this.store(unit.em, badgesOf(people));
  }

  private async remindKnown(unit: UnitOfWork, email: string, nonce: string): Promise<void> {
    const { em, now } = unit;
    const user = await this.accounts.holdAccount(em, { email });
    // Anybody can type somebody's address here, so that person gets the link once in a while only.
    const cooldownStart = new Date(now.getTime() - this.config.RESEND_COOLDOWN_SECONDS * 1000);
    if (!(await this.accounts.hasRegistrationLinkSince(em, user, cooldownStart))) {
      this.mailLink(unit, 'registration-link', user, await this.registrationOf(em, user), nonce);
    }
  }

  private mailLink(
    unit: UnitOfWork,
    kind: 'registration-confirmation' | 'registration-link',
    user: User,
    registration: Registration | null,
    nonce: string,
  ): void {
    const codeId = this.accounts.issueRegistrationLink(unit, user, nonce);
    this.ledger.put(unit, {
      kind,
      props: { codeId, ...registrationFacts(registration, this.config) },
      recipient: { name: user.names[0]?.name ?? null, address: user.email },
      about: user.id,
    });
  }

  private registrationOf(em: EntityManager, user: User): Promise<Registration | null> {
    return em.findOne(Registration, { user, edition: this.edition }, { populate: ['attendees.name'] });
  }

  private refuseAfterEnd(now: Date): void {
    if (hasEnded(this.config, now)) {
      throw new RegistrationClosedError();
    }
  }

  /** A full house takes nobody new: children need no badge, but come with somebody who does. */
  private async refuseFullHouse(em: EntityManager, badges: number): Promise<void> {
    const left = this.config.REGISTRATION_CAPACITY - (await badgesTaken(em, this.edition));
    if (left < Math.max(1, badges)) {
      throw new NoBadgesError(left);
    }
  }

  /** Writes what was changed and takes its badges last: the counter is what everybody waits for. */
  private async store(em: EntityManager, badges: number): Promise<void> {
    await em.flush();
    await takeBadges(em, this.edition, badges, this.config.REGISTRATION_CAPACITY);
  }
}

function badgesOf(people: AttendeeForm[]): number {
  return people.filter(({ badge }) => badge).length;
}
