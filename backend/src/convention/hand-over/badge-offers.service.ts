import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import { v7 as uuid } from 'uuid';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import type { User } from '../../users/user.entity.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { conventionActs } from '../convention.audit.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { endOffers, refuseOffered } from '../registration/badge-offers.ts';
import { displayNameOf } from '../registration/display-names.tables.ts';
import { withAgreement } from '../registration/parents-agreement.ts';
import { type AttendeeForm, Registration } from '../registration/registration.entity.ts';
import { RegistrationMails } from '../registration/registration-mails.ts';
import { RegistrationRemovals } from '../registration/registration-removals.service.ts';
import { UnreachableAddressError } from '../registration/registrations.errors.ts';
import { BadgeMails } from './badge-mails.ts';
import { OfferGoneError, UnknownBadgeError } from './hand-over.errors.ts';
import { OwnBadgesService } from './own-badges.service.ts';

/** For so long an address may take a badge that is offered to it. */
const OFFER_HOURS = 72;

/** Who comes with a badge that is taken. */
type TakingPerson = AttendeeForm & { parentAgrees: boolean };

/** Handing a badge on to an address: its giver offers it, and whoever opens the mailed link takes it. */
@Injectable()
export class BadgeOffersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly badges: OwnBadgesService,
    private readonly counter: BadgeCounter,
    private readonly removals: RegistrationRemovals,
    private readonly mails: BadgeMails,
    private readonly registrationMails: RegistrationMails,
    private readonly edition: EditionService,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /**
   * Offers a badge to an address. The giver learns nothing of whether the address is known, and is mailed at once: it may be
   * somebody else in an old session.
   * Throws UnreachableAddressError when the mail would not be sent.
   */
  async offer(userId: string, nameId: string, email: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { registration, attendee } = await this.badges.lockOwn(unit, userId, nameId);
      const address = addressKey(email);
      if (address === registration.user.email) {
        throw new InvalidInputError({ email: 'This is your own address' });
      }
      registration.refuseLeaving(attendee);
      await refuseOffered(em, attendee.id);
      const [unreachable] = await suppressionsOf(em, [address], 'invitations');
      if (unreachable) {
        throw new UnreachableAddressError();
      }
      const longest = now.getTime() + OFFER_HOURS * HOUR_MS;
      const endsAt = new Date(Math.min(longest, this.edition.badgesChangeUntil.getTime()));
      const id = uuid();
      await em
        .getKysely<ConventionTables>()
        .insertInto('badge_offer')
        .values({ id, attendee_id: attendee.id, address, offered_at: now, ends_at: endsAt })
        .execute();
      this.mails.offer(unit, {
        offerId: id,
        address,
        from: await nameOf(em, userId),
        badge: attendee.badge,
        amountDue: this.amountDue(registration.isPaid(attendee), attendee.badge),
        endsAt,
      });
      this.mails.tell(unit, registration.user, {
        news: 'offered',
        name: attendee.name.name,
        address: shortenedAddress(address),
        paid: registration.isPaid(attendee),
      });
      await this.audit.record(unit, { action: conventionActs['badge.offered'], about: attendee.id });
    });
  }

  /** Takes an offer back. Throws BadgesFixedError, UnknownBadgeError also when the badge is not offered. */
  async withdraw(userId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { attendee } = await this.badges.lockOwn(unit, userId, nameId);
      if (!(await endOffers(unit.em, [attendee.id]))) {
        throw new UnknownBadgeError();
      }
      await this.audit.record(unit, { action: conventionActs['badge.offer-withdrawn'], about: attendee.id });
    });
  }

  /**
   * Moves an offered badge to the registration of the address, which is made if there is none, with its payment. The
   * link shows that the address is theirs who open it. Of several who change the badge at once the first wins: all of them
   * hold the giver's account.
   * Throws InvalidInputError when the person's age does not fit the badge, or for a child without the tick of a parent.
   */
  async take(token: string, person: TakingPerson): Promise<void> {
    const offerId = readSignedId(this.config.secrets, 'badge-offer', token);
    if (!offerId) {
      throw new OfferGoneError();
    }
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { giver, taker, address } = await this.lockBoth(unit, offerId);
      const offer = await em
        .getKysely<ConventionTables>()
        .selectFrom('badge_offer')
        .select('attendee_id')
        .where('id', '=', offerId)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      const given = await this.badges.registrationOf(em, giver.id);
      const attendee = given?.attendees.getItems().find(({ id }) => id === offer?.attendee_id);
      if (!given || !attendee || now >= this.edition.badgesChangeUntil || taker.email !== address) {
        throw new OfferGoneError();
      }
      this.accounts.refuseBlocked(taker);
      if (attendee.badge !== person.badge) {
        throw new InvalidInputError({ name: ageText(attendee.badge) });
      }
      const { name } = attendee.name;
      const paid = await this.removals.removePerson(unit, given, attendee, 'kept');
      const registration = await this.receive(unit, taker, person, paid);
      this.mails.tell(unit, giver, { news: 'taken', name, newName: person.name, paid });
      this.registrationMails.put(unit, { kind: 'registration-confirmation', user: taker, registration });
      const by = { userId: taker.id, sessionId: null };
      unit.beforeCommit(() =>
        this.counter.gotBadges(unit, [{ email: address, badges: Number(person.badge) }]),
      );
      await this.audit.record(unit, {
        action: conventionActs['badge.taken'],
        about: giver.id,
        by,
        details: { paid },
      });
    });
  }

  /** Holds the accounts of both, in the order of their ids; that of the address is opened if there is none. */
  private async lockBoth(unit: UnitOfWork, offerId: string) {
    const { em } = unit;
    const known = await em
      .getKysely<ConventionTables>()
      .selectFrom('badge_offer')
      .innerJoin('attendee', 'attendee.id', 'badge_offer.attendee_id')
      .innerJoin('registration', 'registration.id', 'attendee.registration_id')
      .select(['registration.user_id as giverId', 'address'])
      .where('badge_offer.id', '=', offerId)
      .where('registration.edition', '=', this.edition.key)
      .executeTakeFirst();
    if (!known) {
      throw new OfferGoneError();
    }
    const { giverId, address } = known;
    await this.accounts.openAccount(unit, address);
    const { id: takerId } = await em
      .getKysely<AccountTables>()
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    const locked = new Map<string, User>();
    for (const id of [giverId, takerId].sort()) {
      locked.set(id, await this.accounts.lockAccount(em, { id }));
    }
    return { giver: locked.get(giverId) as User, taker: locked.get(takerId) as User, address };
  }

  private async receive(
    { em, now }: UnitOfWork,
    taker: User,
    person: TakingPerson,
    paid: boolean,
  ): Promise<Registration> {
    const known = await this.badges.registrationOf(em, taker.id);
    const registration = known ?? new Registration(this.edition.key, taker, now);
    registration.add([withAgreement(person, person.parentAgrees, now)]);
    registration.paidBadges += Number(paid);
    taker.confirmedAt ??= now;
    await happened(em, 'confirmed', taker.id);
    if (!known) {
      await happened(em, 'registered', taker.id);
      em.persist(registration);
    }
    return registration;
  }

  private amountDue(paid: boolean, badge: boolean): number {
    return paid || !badge ? 0 : this.edition.price;
  }
}

/** How the giver is called to strangers. */
async function nameOf(em: EntityManager, userId: string): Promise<string> {
  const { name } = await em
    .getKysely<AccountTables>()
    .selectFrom('account')
    .select(displayNameOf('account.id').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

function ageText(badge: boolean): string {
  return badge ? 'This badge is for somebody of 10 and over' : 'This place is for a child of 9 and under';
}
