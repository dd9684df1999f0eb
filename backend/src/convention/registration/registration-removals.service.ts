import { Injectable } from '@nestjs/common';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { namesOf } from '../../users/accounts.service.ts';
import { AtTheConventionError } from '../../users/closing/closing.errors.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { EditionService } from '../edition/edition.service.ts';
import { endOffers } from './badge-offers.ts';
import { type Attendee, Registration } from './registration.entity.ts';
import { CheckedInError } from './registrations.errors.ts';

/** What another module keeps for names that come. */
export interface RemovalListener {
  /** Takes it away when they come no longer, in the same transaction; their account is locked. */
  takeOut(unit: UnitOfWork, nameIds: string[]): Promise<void>;
}

export const REMOVALS = new Point<RemovalListener>('what is kept for names that come');

/**
 * The one road by which people leave the list of registrations, whoever takes them off: the desk, or they themselves. The
 * caller holds the account.
 */
@Injectable()
export class RegistrationRemovals {
  constructor(
    private readonly contributions: Contributions,
    private readonly edition: EditionService,
    private readonly badges: BadgeCounter,
  ) {}

  /**
   * Removes a registration. Free is also what other modules keep for all names of the account.
   * Throws CheckedInError when somebody of it is here already.
   *
   * @param after what becomes of its badges: they are free for others, or go to another registration
   */
  async remove(unit: UnitOfWork, registration: Registration, after: 'free' | 'kept' = 'free'): Promise<void> {
    const { em } = unit;
    if (registration.isAnybodyHere) {
      throw new CheckedInError();
    }
    await happened(em, 'registration-removed', registration.user.id);
    await endOffers(
      em,
      registration.attendees.getItems().map(({ id }) => id),
    );
    await this.takeAway(unit, await namesOf(em, registration.user.id));
    if (after === 'free') {
      await this.badges.remove(unit, registration);
    } else {
      em.remove(registration);
      await em.flush();
    }
  }

  /** Refuses while somebody of an account is at the convention: a badge that somebody wears is not given back. */
  async refuseWhileHere({ em, now }: UnitOfWork, userId: string): Promise<void> {
    if (this.edition.hasEnded(now)) return;
    const registration = await em.findOne(
      Registration,
      { user: userId, edition: this.edition.key },
      { populate: ['attendees'] },
    );
    if (registration?.isAnybodyHere) throw new AtTheConventionError();
  }

  /** Removes the registrations of all editions of somebody who is forgotten, as `remove` does. */
  async removeAllOf(unit: UnitOfWork, userId: string, nameIds: string[]): Promise<void> {
    const { em } = unit;
    await happened(em, 'registration-removed', userId);
    await this.takeAway(unit, nameIds);
    const registrations = await em.find(
      Registration,
      { user: userId },
      { orderBy: { edition: 'asc' }, populate: ['attendees'] },
    );
    for (const registration of registrations) {
      const attendees = registration.attendees.getItems();
      await endOffers(
        em,
        attendees.map(({ id }) => id),
      );
      await this.badges.remove(unit, registration);
    }
  }

  /**
   * Removes one person, and with the last one the registration.
   *
   * @param after what becomes of the badge: it is free for others, or goes to another registration
   * @returns whether the badge was paid
   */
  async removePerson(
    unit: UnitOfWork,
    registration: Registration,
    attendee: Attendee,
    after: 'free' | 'kept',
  ): Promise<boolean> {
    const { em } = unit;
    const isLast = registration.attendees.length === 1;
    const paid = registration.release(attendee);
    await endOffers(em, [attendee.id]);
    await this.takeAway(unit, [attendee.name.id]);
    if (isLast) {
      await happened(em, 'registration-removed', registration.user.id);
    }
    const badges = Number(attendee.badge);
    em.remove(isLast ? registration : attendee);
    await em.flush();
    if (after === 'free') {
      await this.badges.adjust(unit, registration.edition, -badges);
    }
    return paid;
  }

  /** Frees what other modules keep for names that come no longer. */
  async takeAway(unit: UnitOfWork, nameIds: string[]): Promise<void> {
    for (const listener of this.contributions.of(REMOVALS)) {
      await listener.takeOut(unit, nameIds);
    }
  }
}
