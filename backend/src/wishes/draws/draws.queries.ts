import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { wishesOf } from '../wishes-of.sql.ts';
import type { DrawnPartyDto, PlannedDrawDto } from './draws.dto.ts';
import { DrawNotFoundError, NotDrawnYetError } from './draws.errors.ts';

/** What is said of the draw of the edition: its seed only once it has run. */
@Injectable()
export class DrawsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
  ) {}

  /** Null where none is planned. */
  planned(): Promise<PlannedDrawDto | null> {
    return firstRowOf<PlannedDrawDto>(
      this.em.fork(),
      sql`
        select ${isoTime('runs_at')} as "runsAt", seed_hash as "seedHash",
               case when ran_at is not null then seed end as seed, ${isoTime('ran_at')} as "ranAt",
               published::jsonb -> 'result' -> 'counts' as counts
        from draw where edition = ${this.edition.key}`,
    );
  }

  /** Which parties of the published draw names of an account were in; none before it has run. */
  partiesOf({ userId }: Pick<Principal, 'userId'>): Promise<DrawnPartyDto[]> {
    return rowsOf<DrawnPartyDto>(
      this.em.fork(),
      sql`
        select drawn_name.party, json_agg(user_name.name order by user_name.position) as names
        from drawn_name join ${userNames} user_name on user_name.id = drawn_name.name_id
        where drawn_name.edition = ${this.edition.key} and user_name.user_id = ${userId}
        group by drawn_name.party order by drawn_name.party`,
    );
  }

  /** To the letter as it was written when it ran. */
  async published(): Promise<string> {
    const draw = await wishesOf(this.em.fork())
      .selectFrom('draw')
      .select('published')
      .where('edition', '=', this.edition.key)
      .executeTakeFirst();
    if (!draw) throw new DrawNotFoundError();
    if (draw.published === null) throw new NotDrawnYetError();
    return draw.published;
  }
}
