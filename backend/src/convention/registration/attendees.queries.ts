import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, nameOrder, sql } from '@tablefall/platform/database/sql';
import { editionKeyOf } from '../edition/edition.ts';
import type { AttendeesDto } from './attendees.dto.ts';

const MAX_NAMES = 2_000;

/** Reads about everybody who comes to the current edition. */
@Injectable()
export class AttendeesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** @param withNames whether the reader may see who they are */
  async attendees(withNames: boolean): Promise<AttendeesDto> {
    const row = await firstRowOf<AttendeesDto>(
      this.em.fork(),
      sql`
        with coming as (
          select registration.id as registration, attendee.badge, user_name.name
          from registration
          join attendee on attendee.registration_id = registration.id
          join user_name on user_name.id = attendee.name_id
          where registration.edition = ${editionKeyOf(this.config)}
        ), shown as (
          -- An address that was typed as a name is nobody else's business.
          select name from coming where ${withNames} and name not like '%@%' order by ${nameOrder('name')}, name limit ${MAX_NAMES}
        )
        select count(distinct registration)::int as registrations,
               (count(*) filter (where badge))::int as badges,
               (count(*) filter (where not badge))::int as children,
               case when ${withNames} then array(select name from shown) end as names
        from coming`,
    );
    if (!row) {
      throw new Error('An aggregate always answers with one row');
    }
    return row;
  }
}
