import { Collection, defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, p } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';
import { User, UserName } from '../../users/user.entity.ts';
import { presenceAfter, type Seen } from './presence.policy.ts';
import { areOnlyChildren, MAX_ATTENDEES } from './registration.policy.ts';
import {
  CheckedInError,
  ChildrenAloneError,
  HandedOnError,
  LastAdultError,
  NameTakenError,
  TooManyNamesError,
  UnknownAttendeeError,
} from './registrations.errors.ts';

/** What a form says of one person. */
export interface AttendeeForm {
  name: string;
  /** 10 and over; false for children of 9 and under, who come free. */
  badge: boolean;
}

/** Somebody who is registered. */
export interface NewAttendee extends AttendeeForm {
  /** Of a child: when a parent agreed that the name is kept, if one was asked. */
  parentAgreedAt: Date | null;
  /** Where a phone at the door made it; else it is a new one. */
  id?: string;
}

export const RegistrationSchema = defineEntity({
  name: 'Registration',
  properties: {
    id: p.uuid().primary(),
    /** Key of the edition. */
    edition: p.text(EDITION_KEY),
    user: () => p.manyToOne(User),
    registeredAt: p.type('timestamptz'),
    /**
     * Until when its badges are kept for an address that nobody has confirmed; null once somebody of it came in. It counts
     * only while the account is unconfirmed and nothing is paid for.
     */
    heldUntil: p.type('timestamptz').strictNullable(),
    /** When its owner was reminded to confirm it. */
    remindedAt: p.type('timestamptz').strictNullable(),
    /** How many badges were paid for. A badge that is added later is owed again. */
    paidBadges: p.integer().default(0),
    /** When it, or one of its people, last changed, noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
    attendees: () => p.oneToMany(Attendee).mappedBy('registration').orderBy({ position: 'asc' }),
  },
});

/** One account's registration for one edition. The edition's badges are counted by `badges.ts`. */
export class Registration extends RegistrationSchema.class {
  constructor(edition: string, user: User, now: Date) {
    super();
    this.id = uuid();
    this.heldUntil = null;
    this.remindedAt = null;
    this.paidBadges = 0;
    this.attendees = new Collection<Attendee>(this);
    this.edition = edition;
    this.user = user;
    this.registeredAt = now;
  }

  /**
   * Adds people to the account's names and to this registration.
   * Throws NameTakenError when somebody of such a name is on it.
   * Throws TooManyNamesError beyond 20.
   * Throws ChildrenAloneError when nobody of it is 10 and over.
   */
  add(people: NewAttendee[]): void {
    for (const person of people) {
      this.append(person);
    }
    this.refuseChildrenAlone();
  }

  private append({ id, name, badge, parentAgreedAt }: NewAttendee): void {
    if (this.attendees.length >= MAX_ATTENDEES) {
      throw new TooManyNamesError(MAX_ATTENDEES);
    }
    this.refuseName(name);
    const positions = this.attendees.getItems().map(({ position }) => position);
    const position = Math.max(-1, ...positions) + 1;
    const attendee = new Attendee(this, this.user.addName(name), badge, position, id);
    attendee.parentAgreedAt = parentAgreedAt;
    this.attendees.add(attendee);
  }

  /**
   * Corrects name and age group of a person.
   * Throws UnknownAttendeeError when nobody of this registration has the id.
   * Throws CheckedInError when the person holds the badge already.
   * Throws NameTakenError when another person of the registration has the name.
   * Throws ChildrenAloneError when nobody of it would be 10 and over any more.
   *
   * @returns by how many badges the registration grew
   */
  correctAttendee(id: string, { name, badge }: AttendeeForm): number {
    const attendee = this.attendee(id);
    if (attendee.checkedInAt) {
      throw new CheckedInError();
    }
    this.refuseName(name, attendee);
    const grown = Number(badge) - Number(attendee.badge);
    attendee.name = this.user.correctName(attendee.name, name);
    attendee.badge = badge;
    if (grown < 0) {
      this.refuseChildrenAlone();
    }
    return grown;
  }

  /**
   * Lets somebody else come with a person's badge, which stays paid if it is.
   * Throws CheckedInError when the person holds the badge already.
   * Throws NameTakenError when somebody of this name is on the registration.
   *
   * @returns the name that it was
   */
  renameAttendee(attendee: Attendee, name: string): UserName {
    if (attendee.checkedInAt) {
      throw new CheckedInError();
    }
    const former = attendee.name;
    this.refuseName(name);
    attendee.name = this.user.addName(name);
    return former;
  }

  /**
   * Throws CheckedInError when the person holds the badge already.
   * Throws LastAdultError when only children would be left.
   */
  refuseLeaving(attendee: Attendee): void {
    if (attendee.checkedInAt) {
      throw new CheckedInError();
    }
    const left = this.attendees.getItems().filter((other) => other !== attendee);
    if (areOnlyChildren(left)) {
      throw new LastAdultError();
    }
  }

  /**
   * Takes the payment for a person's badge off, because they come no longer.
   *
   * @returns whether the badge was paid
   */
  release(attendee: Attendee): boolean {
    this.refuseLeaving(attendee);
    const paid = this.isPaid(attendee);
    this.paidBadges -= Number(paid);
    return paid;
  }

  /** Whether a person's badge is paid: payments are for the badges that were there first. */
  isPaid(attendee: Attendee): boolean {
    const badges = this.attendees.getItems().filter(({ badge }) => badge);
    return attendee.badge && badges.indexOf(attendee) < this.paidBadges;
  }

  /**
   * Records that the badges it has at this moment are paid, which makes them firm, or that none is.
   *
   * @param heldUntil until when they are held, if only the payment that is now taken back had made them firm
   */
  setPaid(paid: boolean, heldUntil: Date): void {
    if (!paid && this.paidBadges > 0 && this.heldUntil) {
      this.heldUntil = heldUntil;
      this.remindedAt = null;
    }
    this.paidBadges = paid ? this.badges : 0;
  }

  /** Records that some more of its badges are paid. */
  payFor(badges: number): void {
    this.paidBadges = Math.min(this.badges, this.paidBadges + badges);
  }

  /**
   * Records that a person is here, which confirms the registration, or is not.
   * Throws UnknownAttendeeError when nobody of this registration has the id.
   */
  setCheckedIn(id: string, seen: Seen): void {
    const attendee = this.attendee(id);
    attendee.checkedInAt = presenceAfter(attendee.checkedInAt, seen);
    if (seen.here) {
      this.heldUntil = null;
    }
  }

  /**
   * Throws HandedOnError when it is somebody else's.
   *
   * @param nameId whose badge somebody takes it for, by a list that may be old
   */
  refuseHandedOn(id: string, nameId: string): void {
    const { name } = this.attendee(id);
    if (name.id !== nameId) {
      throw new HandedOnError(name.name);
    }
  }

  /** Throws UnknownAttendeeError when nobody of this registration has the id. */
  attendee(id: string): Attendee {
    const attendee = this.attendees.getItems().find((known) => known.id === id);
    if (!attendee) {
      throw new UnknownAttendeeError();
    }
    return attendee;
  }

  /** Until when its badges are held unless the address is confirmed; null when they are firm. The same as `openHold` in SQL. */
  get openHold(): Date | null {
    return this.user.confirmedAt !== null || this.paidBadges > 0 ? null : this.heldUntil;
  }

  get badges(): number {
    return this.attendees.getItems().filter(({ badge }) => badge).length;
  }

  /** Badges that are still owed. */
  get unpaidBadges(): number {
    return Math.max(0, this.badges - this.paidBadges);
  }

  get isAnybodyHere(): boolean {
    return this.attendees.getItems().some(({ checkedInAt }) => checkedInAt !== null);
  }

  private refuseChildrenAlone(): void {
    if (areOnlyChildren(this.attendees.getItems())) {
      throw new ChildrenAloneError();
    }
  }

  private refuseName(name: string, except?: Attendee): void {
    if (this.attendees.getItems().some((other) => other !== except && other.name.name === name)) {
      throw new NameTakenError();
    }
  }
}
RegistrationSchema.setClass(Registration);

export const AttendeeSchema = defineEntity({
  name: 'Attendee',
  properties: {
    id: p.uuid().primary(),
    registration: () => p.manyToOne(Registration),
    name: () => p.manyToOne(UserName),
    badge: p.boolean(),
    position: p.smallint(),
    /** When the person came in at the door. */
    checkedInAt: p.type('timestamptz').strictNullable(),
    /** Of a child: when a parent or guardian agreed that the name is kept; null where nobody was asked. */
    parentAgreedAt: p.type('timestamptz').strictNullable(),
    /** What the code of the badge signs once it was made anew; null: the id. */
    badgeCode: p.uuid().strictNullable(),
  },
});

/** A person who comes, under one of the account's names. */
export class Attendee extends AttendeeSchema.class {
  constructor(registration: Registration, name: UserName, badge: boolean, position: number, id = uuid()) {
    super();
    this.id = id;
    this.checkedInAt = null;
    this.parentAgreedAt = null;
    this.badgeCode = null;
    this.registration = registration;
    this.name = name;
    this.badge = badge;
    this.position = position;
  }

  /** No earlier code of the badge is known at the door any more. */
  renewCode(): void {
    this.badgeCode = uuid();
  }
}
AttendeeSchema.setClass(Attendee);
