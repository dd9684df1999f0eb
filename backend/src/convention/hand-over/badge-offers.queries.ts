import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { displayNameOf } from '../registration/display-names.tables.ts';
import { Registration } from '../registration/registration.entity.ts';
import type { BadgeOfferDto } from './hand-over.dto.ts';
import { OfferGoneError } from './hand-over.errors.ts';

/** Reads about badges that are offered. */
@Injectable()
export class BadgeOffersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What a link offers. It changes nothing, so that a scanner of links takes no badge. */
  async offer(token: string): Promise<BadgeOfferDto> {
    const id = readSignedId(this.config.secrets, 'badge-offer', token);
    const now = this.clock.now();
    if (!id || now >= this.edition.badgesChangeUntil) {
      throw new OfferGoneError();
    }
    const em = this.em.fork();
    const offer = await em
      .getKysely<ConventionTables>()
      .selectFrom('badge_offer')
      .innerJoin('attendee', 'attendee.id', 'badge_offer.attendee_id')
      .innerJoin('registration', 'registration.id', 'attendee.registration_id')
      .select([
        'attendee.id as attendeeId',
        'registration.id as registrationId',
        displayNameOf('registration.user_id').as('from'),
        'address',
        'ends_at as endsAt',
      ])
      .where('badge_offer.id', '=', id)
      .where('ends_at', '>', now)
      .where('registration.edition', '=', this.edition.key)
      .executeTakeFirst();
    const registration =
      offer && (await em.findOne(Registration, offer.registrationId, { populate: ['attendees.name'] }));
    const people = registration?.attendees.getItems() ?? [];
    const attendee = people.find((person) => person.id === offer?.attendeeId);
    if (!offer || !registration || !attendee) {
      throw new OfferGoneError();
    }
    return {
      from: offer.from,
      badge: attendee.badge,
      amountDue: attendee.badge && !registration.isPaid(attendee) ? this.edition.price : 0,
      address: shortenedAddress(offer.address),
      endsAt: offer.endsAt.toISOString(),
    };
  }
}
