import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { anyOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { noAddress } from '@tablefall/platform/privacy/no-address';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { User } from '../../users/user.entity.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { conventionActs } from '../convention.audit.ts';
import { EditionService } from '../edition/edition.service.ts';
import { type Attendee, Registration } from '../registration/registration.entity.ts';
import { RegistrationMails } from '../registration/registration-mails.ts';
import { OnTheListError, RegistrationClosedError } from '../registration/registrations.errors.ts';
import { DoorListsService } from './door-lists.service.ts';
import type { WalkInDto } from './walk-ins.dto.ts';

/** People who stand at the door and are on no list. */
@Injectable()
export class WalkInsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly badges: BadgeCounter,
    private readonly mails: RegistrationMails,
    private readonly doorLists: DoorListsService,
    private readonly edition: EditionService,
    private readonly audit: Audit,
  ) {}

  /**
   * Registers them, and checks them in: whoever stands there has come. They join the registration of their address if there is one.
   * Sent again it changes nothing. An address that is given is not confirmed by it.
   * Who is on the list by their name is refused. Of people who came in before, those are checked in, and only the others are registered;
   * they are refused where all were let in at other doors, or had paid: what they paid here has to be asked about.
   * Throws RegistrationClosedError, OnTheListError, TooManyNamesError, ChildrenAloneError.
   * Throws NoBadgesError when fewer badges are left than they need: none is taken that is kept for somebody.
   *
   * @param phone that keeps badges, as `DoorLinks.phoneOf` names it: those who came in before, by its list, were given some of these
   * @param cameBefore whether they came in before, and stand at the door no more
   * @returns the id of their registration
   */
  async register(
    unit: UnitOfWork,
    walkIn: WalkInDto,
    phone: string | null,
    cameBefore = walkIn.at !== undefined,
  ): Promise<string> {
    const { em, now } = unit;
    if (this.edition.hasEnded(now)) throw new RegistrationClosedError();
    const at = this.doorLists.scannedAt(walkIn.at, { now, doors: this.edition.start });
    const user = await this.holdAccount(unit, walkIn);
    const before = await this.registeredBefore(em, walkIn);
    const missing = walkIn.attendees.filter(({ id }) => !before?.people.includes(id));
    if (before && missing.length === 0) return before.id;
    const registration = await this.registrationOf(unit, user);
    if (before && before.id !== registration.id) throw otherPeople();
    const { people, listed } = compared(registration, missing);
    // Who is on the list has come with them. Whom another door let in was counted there.
    const came = cameBefore ? listed.filter(({ checkedInAt }) => checkedInAt === null) : [];
    const hasNews = people.length + came.length > 0;
    if (!hasNews && (before || listed.every((each) => isHereSince(each, at)))) return registration.id;
    // Money is taken for everybody who is named, also for whom another door let in, and once.
    const listedBadges = before ? 0 : listed.filter(({ badge }) => badge).length;
    // What was not owed somebody has to hear of. Where others are registered with them it is not told.
    const isPaidTwice = walkIn.paid && people.length === 0 && registration.unpaidBadges < listedBadges;
    const [known] = listed;
    if (known && (!cameBefore || !hasNews || isPaidTwice)) throw new OnTheListError(known.name.name);
    registration.add(people.map((person) => ({ ...person, parentAgreedAt: null })));
    for (const { id } of [...people, ...came]) registration.setCheckedIn(id, { here: true, at });
    const badges = people.filter(({ badge }) => badge).length;
    if (walkIn.paid) registration.payFor(badges + listedBadges);
    await happened(em, 'confirmed', user.id);
    if (registration.unpaidBadges === 0) await happened(em, 'paid', user.id);
    if (walkIn.email && people.length > 0)
      this.mails.put(unit, { kind: 'registration-confirmation', user, registration, isTyped: true });
    await this.audit.record(unit, {
      action: conventionActs['registration.walked-in'],
      // A child's name is not for the trail.
      about: [...people, ...came].find(({ badge }) => badge)?.id,
      details: { people: people.length + came.length, paid: walkIn.paid },
    });
    await em.flush();
    // What came in later was given a badge of the phone.
    const ofPhone = walkIn.at ? phone : null;
    // Anybody can say the address of somebody who waits: their place in line stays until it is confirmed.
    const waiting = user.confirmedAt === null ? null : user.email;
    await this.badges.takeOwn(unit, waiting, badges, ofPhone);
    return registration.id;
  }

  /** The account of their address, or one of their own; nobody else changes it until the transaction ends. */
  private async holdAccount(unit: UnitOfWork, { id, email = noAddress(id) }: WalkInDto): Promise<User> {
    const opened = await this.accounts.openAccount(unit, email);
    return opened ?? this.accounts.lockAccount(unit.em, { email });
  }

  private async registrationOf({ em, now }: UnitOfWork, user: User): Promise<Registration> {
    const { key } = this.edition;
    const registered = await em.findOne(
      Registration,
      { user, edition: key },
      { populate: ['attendees.name'] },
    );
    if (registered) return registered;
    await happened(em, 'registered', user.id);
    const registration = new Registration(key, user, now);
    em.persist(registration);
    return registration;
  }

  /**
   * The registration of the same people, or of some of them, when a phone sends again what it does not know to have arrived.
   * Throws InvalidInputError when ids are other people's.
   */
  async registeredBefore(
    em: EntityManager,
    { attendees }: WalkInDto,
  ): Promise<{ id: string; people: string[] } | null> {
    const ids = attendees.map(({ id }) => id);
    const known = await rowsOf(
      em,
      sql<{ id: string; edition: string; people: string[] }>`
        select registration.id, edition, array_agg(attendee.id::text) as people
        from registration join attendee on registration_id = registration.id
        where attendee.id = ${anyOf(ids, 'uuid')}
        group by registration.id`,
    );
    const [before] = known;
    const isOthers = known.length > 1 || (before !== undefined && before.edition !== this.edition.key);
    if (isOthers || new Set(ids).size < ids.length) throw otherPeople();
    return before ?? null;
  }
}

/** Of people who come: those whom a registration does not have by their name, and its own who are meant by the others. */
function compared(registration: Registration, people: WalkInDto['attendees']) {
  const listed = registration.attendees
    .getItems()
    .filter(({ name }) => people.some((person) => person.name === name.name));
  return { people: people.filter(({ name }) => !listed.some((each) => each.name.name === name)), listed };
}

function isHereSince({ checkedInAt }: Attendee, at: Date): boolean {
  return checkedInAt?.getTime() === at.getTime();
}

function otherPeople(): InvalidInputError {
  return new InvalidInputError({ attendees: 'Please enter these names anew' });
}
