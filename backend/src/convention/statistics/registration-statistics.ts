import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  type Timeline,
} from './statistics.service.ts';

/** Who registered, and who came. */
@Injectable()
@contributes(EDITION_PARTS)
export class RegistrationStatistics implements EditionPart {
  readonly place = 1;
  readonly title = 'Registrations';
  readonly figures = {
    registrations: people('Registrations'),
    people: people('People'),
    badges: people('Badges'),
    children: people('Children of 9 and under'),
    paid: people('Badges paid'),
    here: people('People who were checked in'),
    missing: people('People who were not checked in'),
    waiting: people('Addresses that wait for badges'),
  };

  counted({ edition }: EditionTime) {
    return sql`
      select count(distinct registration.id)::int as registrations, count(attendee.id)::int as people,
             (count(*) filter (where badge))::int as badges, (count(*) filter (where not badge))::int as children,
             (select sum(paid_badges)::int from registration where edition = ${edition}) as paid,
             count(attendee.checked_in_at)::int as here,
             (count(attendee.id) filter (where attendee.checked_in_at is null))::int as missing,
             (select count(*)::int from badge_queue_entry where edition = ${edition}) as waiting
      from registration left join attendee on attendee.registration_id = registration.id
      where edition = ${edition}`;
  }

  timelines({ edition }: EditionTime): Timeline[] {
    const rows = sql`select registered_at as at from registration where edition = ${edition}`;
    return [{ ...people('Registrations by day'), by: 'day', rows }];
  }
}
