import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import type { ConventionTables } from '../convention.tables.ts';

/** People who came in with an address and had no badge. */
@Injectable()
@contributes(PERSONAL_DATA)
export class LateWalkInData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'late-walk-ins',
      title: 'Registrations at the door that wait for a badge',
      rows: ({ address }) => sql`
        select id::text, edition, form -> 'attendees' as people, form ->> 'email' as email, came_at as came
        from late_walk_in where lower(form ->> 'email') = ${address}`,
    },
  ];

  async leave({ em }: UnitOfWork, { address }: Person): Promise<void> {
    await em
      .getKysely<ConventionTables>()
      .deleteFrom('late_walk_in')
      .where(sql<string>`lower(form ->> 'email')`, '=', address)
      .execute();
  }
}
