import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { endOffers } from '../registration/badge-offers.ts';

/** Badges that somebody offers to an address, or is offered. */
@Injectable()
@contributes(PERSONAL_DATA)
export class BadgeOfferData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'badge-offers',
      title: 'Badges offered by you and to you',
      rows: ({ userId, address }) => sql`
        select badge_offer.id::text, edition, case when registration.user_id = ${userId}::uuid then name end as "badgeOf", address as to,
               offered_at as offered, ends_at as ends
        from badge_offer
        join attendee on attendee.id = attendee_id
        join registration on registration.id = registration_id
        join ${userNames} user_name on user_name.id = name_id
        where registration.user_id = ${userId}::uuid or address = ${address}`,
    },
  ];

  /** Their own offers end with the registration; those to their address end here. */
  async erase({ em }: UnitOfWork, { address }: Person): Promise<void> {
    const offers = await rowsOf<{ attendee_id: string }>(
      em,
      sql`select attendee_id from badge_offer where address = ${address}`,
    );
    await endOffers(
      em,
      offers.map(({ attendee_id }) => attendee_id),
    );
  }
}
