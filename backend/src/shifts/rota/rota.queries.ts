import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { localTime, nameOrder, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { versionOf } from '@tablefall/platform/database/version';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import { isOpenIn, MOST_SHIFTS, SHIFT_FACTS } from '../shift-facts.sql.ts';
import { daysOf } from '../shifts.policy.ts';
import type { RotaDto, RotaShiftDto } from './rota.dto.ts';

/** What somebody has done, as a row of the table to download. */
export interface HelperHours {
  name: string;
  email: string;
  shifts: number;
  hours: number;
  missed: number;
}

/** The addresses of those who may take a shift; of a query that has `shift`. */
const INVITEES = sql`
  array(select email from ${accounts} account join shift_invitee on user_id = account.id
        where shift_id = shift.id order by email)`;

const VERSION = versionOf(
  sql`shift.title`,
  sql`shift.notes`,
  sql`shift.place`,
  sql`shift.starts_at`,
  sql`shift.ends_at`,
  sql`shift.places`,
  sql`shift.for_anyone`,
  sql`shift.opens_door`,
  INVITEES,
);

/** Of what a form edits. */
export function versionOfShift(id: string): RawBuilder<{ version: string }> {
  return sql`select ${VERSION} as version from shift where id = ${id}`;
}

/** Who helps where and when, for organisers. */
@Injectable()
export class RotaQueries {
  constructor(
    private readonly em: EntityManager,
    @BackgroundPool() private readonly background: EntityManager,
    private readonly edition: EditionService,
  ) {}

  async rota(): Promise<RotaDto> {
    const em = this.em.fork();
    const { key, details } = this.edition;
    const { first: firstDay, last: lastDay } = daysOf(details);
    const shifts = await this.read(em, sql`shift.edition = ${key}`);
    return { isOpen: await isOpenIn(em, key), firstDay, lastDay, shifts };
  }

  /** A shift as it stands now, or nothing where it is gone. */
  async shift(id: string): Promise<object> {
    const [shift = {}] = await this.read(this.em.fork(), sql`shift.id = ${id}`);
    return shift;
  }

  /** What each helper of the edition has done and missed in shifts that are over, by name. */
  async *hours(): AsyncIterable<HelperHours> {
    yield* await rowsOf<HelperHours>(
      this.background.fork(),
      sql`
        select user_name.name, account.email, (count(*) filter (where not no_show))::int as shifts,
               coalesce(round((extract(epoch from sum(ends_at - starts_at) filter (where not no_show)) / 3600)::numeric, 2), 0)::float8 as hours,
               (count(*) filter (where no_show))::int as missed
        from shift join shift_helper helper on helper.shift_id = shift.id
        join ${userNames} user_name on user_name.id = helper.name_id
        join ${accounts} account on account.id = user_name.user_id
        where shift.edition = ${this.edition.key} and shift.ends_at <= now()
        group by user_name.id, user_name.name, account.email
        order by ${nameOrder('user_name.name')}, account.email`,
    );
  }

  private read(em: EntityManager, condition: RawBuilder<boolean>): Promise<RotaShiftDto[]> {
    const zone = this.edition.timeZone;
    const clock = (column: string) => sql`right(${localTime(column, zone)}, 5)`;
    return rowsOf<RotaShiftDto>(
      em,
      sql`
        select ${SHIFT_FACTS}, ${clock('shift.starts_at')} as start, ${clock('shift.ends_at')} as end,
               ${INVITEES} as invitees, ${VERSION} as version,
               coalesce((
                 select json_agg(json_build_object(
                          'nameId', user_name.id, 'name', user_name.name, 'email', account.email,
                          'seeksReplacement', seeks_replacement, 'noShow', no_show)
                        order by ${nameOrder('user_name.name')}, user_name.id)
                 from shift_helper
                 join ${userNames} user_name on user_name.id = shift_helper.name_id
                 join ${accounts} account on account.id = user_name.user_id
                 where shift_helper.shift_id = shift.id), '[]') as helpers
        from shift where ${condition}
        order by shift.starts_at, lower(shift.title), shift.id limit ${MOST_SHIFTS}`,
    );
  }
}
