import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { nameOrder } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { RegistrationTables } from '../registration/registration.tables.ts';
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
    const coming = this.em
      .fork()
      .getKysely<RegistrationTables & AccountTables>()
      .selectFrom('registration')
      .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
      .where('registration.edition', '=', this.edition.key);
    const counts = await coming
      .select(({ fn }) => [
        fn.count<number>('registration.id').distinct().as('registrations'),
        fn.countAll<number>().filterWhere('badge', '=', true).as('badges'),
        fn.countAll<number>().filterWhere('badge', '=', false).as('children'),
      ])
      .executeTakeFirstOrThrow();
    if (!reader) {
      return { ...counts, names: null };
    }
    const shown = await coming
      .innerJoin('user_name', 'user_name.id', 'attendee.name_id')
      .select('name')
      // Anybody can sign up and read this, so a child's name is for its own family and the administrator.
      .$if(!reader.roles.includes('administrator'), (row) =>
        row.where((person) =>
          person.or([person('badge', '=', true), person('registration.user_id', '=', reader.userId)]),
        ),
      )
      // An address that was typed as a name is nobody else's business.
      .where('name', 'not like', '%@%')
      .orderBy(nameOrder('name'))
      .orderBy('name')
      .limit(MAX_NAMES)
      .execute();
    return { ...counts, names: shown.map(({ name }) => name) };
  }
}
