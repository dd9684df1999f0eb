import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { isInvited, isOpenIn, MOST_SHIFTS, mayHelp, SHIFT_FACTS } from '../shift-facts.sql.ts';
import type { HelperNameDto, OfferedShiftDto, OfferedShiftsDto } from '../shifts.dto.ts';

/** The shifts that somebody may take, or has taken. They are told of nobody else's name. */
@Injectable()
export class HelpersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  async offered({ userId }: Principal): Promise<OfferedShiftsDto> {
    const em = this.em.fork();
    const { key } = this.edition;
    const isOpen = await isOpenIn(em, key);
    const names = await rowsOf<HelperNameDto>(
      em,
      sql`
        select id, name from ${userNames} user_name
        where user_id = ${userId} and ${mayHelp(sql`user_name.id`, key)} order by position, id`,
    );
    const shifts = await rowsOf<OfferedShiftDto>(
      em,
      sql`
        select ${SHIFT_FACTS}, coalesce(part.own, '[]') as own, coalesce(part.replacements, 0) as replacements
        from shift
        left join (
          select shift_id, (count(*) filter (where seeks_replacement))::int as replacements,
                 json_agg(json_build_object('nameId', user_name.id, 'name', user_name.name,
                                            'seeksReplacement', seeks_replacement) order by user_name.position)
                   filter (where user_name.user_id = ${userId}) as own
          from shift_helper join ${userNames} user_name on user_name.id = shift_helper.name_id
          group by shift_id
        ) as part on part.shift_id = shift.id
        where shift.edition = ${key} and shift.ends_at > ${this.clock.now()}
          and (part.own is not null or (${isOpen}::boolean and (shift.for_anyone or ${isInvited(userId)})))
        order by shift.starts_at, lower(shift.title), shift.id limit ${MOST_SHIFTS}`,
    );
    return { isOpen, names, shifts };
  }
}
