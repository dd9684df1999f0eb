import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, nameOrder, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { userNames } from '../../users/users.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { AttendeesDto } from './attendees.dto.ts';

const MAX_NAMES = 2_000;

/** Reads about everybody who comes to the current edition. */
@Injectable()
export class AttendeesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
  ) {}

  /** @param reader who asks; null for visitors, who see numbers only */
  async attendees(reader: Principal | null): Promise<AttendeesDto> {
    const row = await firstRowOf<AttendeesDto>(
      this.em.fork(),
      sql`
        with coming as (
          select registration.id as registration, registration.user_id, attendee.badge, user_name.name
          from registration
          join attendee on attendee.registration_id = registration.id
          join ${userNames} user_name on user_name.id = attendee.name_id
          where registration.edition = ${this.edition.key}
        ), shown as (
          -- An address that was typed as a name is nobody else's business.
          select name from coming where ${namedTo(reader)} and name not like '%@%'
          order by ${nameOrder('name')}, name limit ${MAX_NAMES}
        )
        select count(distinct registration)::int as registrations,
               (count(*) filter (where badge))::int as badges,
               (count(*) filter (where not badge))::int as children,
               case when ${reader !== null} then array(select name from shown) end as names
        from coming`,
    );
    if (!row) {
      throw new Error('An aggregate always answers with one row');
    }
    return row;
  }
}

/** Anybody can sign up and read this, so a child's name is for its own family and the administrator. */
function namedTo(reader: Principal | null): RawBuilder<unknown> {
  if (!reader) {
    return sql`false`;
  }
  return reader.roles.includes('administrator') ? sql`true` : sql`(badge or user_id = ${reader.userId})`;
}
