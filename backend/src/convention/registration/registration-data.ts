import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { RegistrationRemovals } from './registration-removals.service.ts';

/** Registrations of all editions, with the people on them. */
@Injectable()
@contributes(PERSONAL_DATA)
export class RegistrationData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'registrations',
      title: 'Registrations',
      rows: ({ userId }) => sql`
        select registration.id::text, edition, registered_at as registered, held_until as "heldUntil",
               paid_badges as "paidBadges",
               (select json_agg(json_build_object('name', name, 'badge', badge, 'checkedIn', checked_in_at,
                                                   'parentAgreed', parent_agreed_at)
                                order by attendee.position)
                from attendee join ${userNames} user_name on user_name.id = name_id
                where registration_id = registration.id) as people
        from registration where user_id = ${userId}::uuid`,
    },
  ];

  constructor(private readonly removals: RegistrationRemovals) {}

  async refuseErasure(unit: UnitOfWork, { userId }: Person): Promise<void> {
    if (userId) await this.removals.refuseWhileHere(unit, userId);
  }

  async leave(unit: UnitOfWork, { userId, nameIds }: Person): Promise<void> {
    if (userId) await this.removals.removeAllOf(unit, userId, nameIds);
  }
}
