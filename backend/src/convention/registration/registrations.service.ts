import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { before } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import type { RawBuilder } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { User } from '../../users/user.entity.ts';
import { badgesHeldUntil, hasUnconfirmedRoom } from '../../waiting/unconfirmed.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { entryOf, entryOfLink, type KeptBadges } from '../badges/badge-queue.sql.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import { badgesTaken, badgesUnconfirmed, lockBadges } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import { type Audience, type OwnFacts, recipientsOf } from './audiences.sql.ts';
import { refuseOffered } from './badge-offers.ts';
import { agreementOf, withAgreement } from './parents-agreement.ts';
import { type AttendeeForm, type NewAttendee, Registration } from './registration.entity.ts';
import { areOnlyChildren } from './registration.policy.ts';
import { RegistrationMails } from './registration-mails.ts';
import {
  ChildrenAloneError,
  RegistrationClosedError,
  UnknownAttendeeError,
  UnreachableAddressError,
} from './registrations.errors.ts';
import { CorrectedAddresses } from './unconfirmed/corrected-addresses.service.ts';

/** A person whom somebody signed in adds or corrects. */
type OwnPerson = AttendeeForm & { parentAgrees: boolean };

/** What the form of the home page says. */
interface NewRegistration {
  email: string;
  attendees: AttendeeForm[];
  /** A parent agrees that the names of the children are kept. */
  parentAgrees: boolean;
  /** Of the mail that offers badges to somebody who waited. */
  line?: string;
  /** The mistyped address of a registration that this one takes the place of; see `CorrectedAddresses`. */
  insteadOf?: string;
}

/** Somebody who is not signed in. */
interface Visitor {
  /** Names the browser, which may use the mailed link without a click; none when that is not meant. */
  nonce?: string;
  /** As `networkOf` tells it. */
  network: string;
}

/** Registering for the edition: from the home page, and once signed in name by name. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly mails: RegistrationMails,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: EditionService,
    private readonly badges: BadgeCounter,
    private readonly corrected: CorrectedAddresses,
    private readonly config: Config,
  ) {}

  /**
   * Opens an account with its names and registers it; the badges are held for some days, or hours where they are scarce,
   * until the mailed link is opened. For an address that is known nothing is added: its owner gets a link by mail, and the caller learns nothing
   * of it. Beyond the share of addresses that nobody confirmed a new one is known from then on, no more: its owner adds the names.
   * Throws TooManyRequestsError when the visitor's network has caused too much mail.
   * Throws UnreachableAddressError when its mail would not be sent.
   * Throws NoBadgesError when fewer badges are left.
   * Throws InvalidInputError when a child is named without the tick of a parent.
   *
   * @returns until when the badges of a registration are held that is made now, whether or not one was made; null when none is made
   *   before its address is confirmed
   */
  async register(form: NewRegistration, visitor: Visitor): Promise<Date | null> {
    const { email, attendees: people } = form;
    await this.anonymousMails.refuseOverCap(visitor.network);
    return this.transactions.run(async (unit) => {
      this.refuseAfterEnd(unit.now);
      // Before it matters whether the address is known. Otherwise a full house would tell.
      const entry = form.line
        ? await entryOfLink(unit.em, this.config.secrets, this.edition.key, form.line)
        : undefined;
      const freed = await this.corrected.takeBack(unit, form, visitor.nonce);
      await this.refuseFullHouse(unit.em, badgesOf(people), entry, freed);
      if (areOnlyChildren(people)) {
        throw new ChildrenAloneError();
      }
      const attendees = people.map((person) => withAgreement(person, form.parentAgrees, unit.now));
      // Whether or not the address is known, too. Who has the link of the line has shown that it is theirs.
      const hasRoom = entry !== undefined || (await this.hasUnconfirmedRoom(unit.em));
      const taken = (await badgesTaken(unit.em, this.edition.key)) - freed + badgesOf(people);
      const heldUntil = badgesHeldUntil(this.config, unit.now, taken, this.edition.capacity);
      const [unreachable] = await suppressionsOf(unit.em, [email], null);
      if (unreachable) {
        throw new UnreachableAddressError();
      }
      const user = await this.accounts.openAccount(unit, email);
      if (!user || !hasRoom) {
        await this.remindKnown(unit, email, visitor);
        await this.giveBack(unit, freed);
        return hasRoom ? heldUntil : null;
      }
      await lockBadges(unit.em, this.edition.key);
      // Others may have come meanwhile.
      if (!entry && !(await this.hasUnconfirmedRoom(unit.em))) {
        await this.remindKnown(unit, email, visitor);
        await this.giveBack(unit, freed);
        return null;
      }
      await this.registerNew(unit, user, attendees, { visitor, heldUntil, kept: entry, freed });
      return heldUntil;
    });
  }

  /** Adds a person to the user's registration, which is made if there is none. */
  async addAttendee(userId: string, person: OwnPerson): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      this.refuseAfterEnd(now);
      const user = await this.accounts.lockAccount(em, { id: userId });
      const registered = await this.registrationOf(em, user);
      if (!registered) {
        await this.refuseFullHouse(em, badgesOf([person]), await entryOf(em, this.edition.key, user.email));
        await happened(em, 'registered', user.id);
      }
      const registration = registered ?? new Registration(this.edition.key, user, now);
      registration.add([withAgreement(person, person.parentAgrees, now)]);
      em.persist(registration);
      await em.flush();
      await this.badges.takeOwn(unit, user.email, badgesOf([person]));
    });
  }

  /**
   * Corrects a person of the user's own registration.
   * Throws RegistrationClosedError, UnknownAttendeeError, BadgeOfferedError, CheckedInError, NameTakenError, NoBadgesError,
   * ChildrenAloneError.
   */
  async updateAttendee(userId: string, attendeeId: string, person: OwnPerson): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      this.refuseAfterEnd(now);
      const user = await this.accounts.lockAccount(em, { id: userId });
      const registration = await this.registrationOf(em, user);
      if (!registration) {
        throw new UnknownAttendeeError();
      }
      await refuseOffered(em, attendeeId);
      const attendee = registration.attendee(attendeeId);
      if (person.badge || !attendee.parentAgreedAt) {
        attendee.parentAgreedAt = agreementOf(person, person.parentAgrees, now);
      }
      const grown = registration.correctAttendee(attendeeId, person);
      await em.flush();
      await this.badges.takeOwn(unit, user.email, grown);
    });
  }

  /** Whom a mailing to an audience reaches, as `Outbox.putAll` takes them. */
  recipientsOf(audience: Audience): RawBuilder<Recipient<OwnFacts>> {
    return recipientsOf(audience, { edition: this.edition.key, price: this.edition.price });
  }

  private async registerNew(
    unit: UnitOfWork,
    user: User,
    attendees: NewAttendee[],
    {
      visitor,
      heldUntil,
      kept,
      freed,
    }: { visitor: Visitor; heldUntil: Date; kept: KeptBadges | undefined; freed: number },
  ): Promise<void> {
    const registration = new Registration(this.edition.key, user, unit.now);
    registration.heldUntil = heldUntil;
    registration.add(attendees);
    unit.em.persist(registration);
    this.mails.put(unit, { kind: 'registration-confirmation', user, registration, ...visitor });
    await unit.em.flush();
    // Anybody can type the address of somebody who waits: without the link of the line its place stays, until the owner confirms.
    if (kept) {
      await this.badges.takeFor(unit, kept.id, badgesOf(attendees));
    } else {
      await this.badges.adjust(unit, this.edition.key, badgesOf(attendees) - freed);
    }
  }

  /** Mails the way in to an address that is known from now on, and no more before it is confirmed. */
  async confirmFirst(unit: UnitOfWork, email: string, visitor: Visitor): Promise<void> {
    await this.accounts.openAccount(unit, email);
    await this.remindKnown(unit, email, visitor);
  }

  /** Mails the link to the registration of a known address, once in a while. */
  async remindKnown(unit: UnitOfWork, email: string, visitor: Visitor): Promise<void> {
    const { em, now } = unit;
    const user = await this.accounts.lockAccount(em, { email });
    // Anybody can type somebody's address here, so that person gets the link only once in a while.
    const cooldownStart = before(now, this.config.RESEND_COOLDOWN_SECONDS * 1000);
    if (!(await this.accounts.hasRegistrationLinkSince(em, user, cooldownStart))) {
      const registration = await this.registrationOf(em, user);
      this.mails.put(unit, { kind: 'registration-link', user, registration, ...visitor });
    }
  }

  private registrationOf(em: EntityManager, user: User): Promise<Registration | null> {
    return em.findOne(Registration, { user, edition: this.edition.key }, { populate: ['attendees.name'] });
  }

  /** Whether an address that nobody has confirmed may take badges at once, or a place in line; see `hasUnconfirmedRoom`. */
  async hasUnconfirmedRoom(em: EntityManager): Promise<boolean> {
    const held = await badgesUnconfirmed(em, this.edition.key);
    return hasUnconfirmedRoom(this.config, held, this.edition.capacity);
  }

  private refuseAfterEnd(now: Date): void {
    if (this.edition.hasEnded(now)) {
      throw new RegistrationClosedError();
    }
  }

  private async giveBack(unit: UnitOfWork, freed: number): Promise<void> {
    if (freed > 0) {
      await this.badges.adjust(unit, this.edition.key, -freed);
    }
  }

  /** A full house takes nobody new: children need no badge, but come with somebody who does. */
  private async refuseFullHouse(
    em: EntityManager,
    badges: number,
    entry?: KeptBadges,
    freed = 0,
  ): Promise<void> {
    const kept = entry?.offeredUntil ? entry.badges : freed;
    const left = this.edition.capacity - (await badgesTaken(em, this.edition.key)) + kept;
    if (left < Math.max(1, badges)) {
      throw new NoBadgesError(left);
    }
  }
}

function badgesOf(people: AttendeeForm[]): number {
  return people.filter(({ badge }) => badge).length;
}
