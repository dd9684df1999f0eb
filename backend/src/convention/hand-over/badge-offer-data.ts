import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { PersonalData, type PersonalPart } from '../../users/personal-data/personal-data.service.ts';
import { userNames } from '../../users/users.tables.ts';

/** Badges that somebody offers to an address, or is offered. */
@Injectable()
export class BadgeOfferData implements PersonalPart {
  readonly columns = ['badge_offer.address'];

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

  constructor(data: PersonalData) {
    data.register(this);
  }
}
