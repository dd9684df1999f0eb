import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { OWN_DAYS, type OwnThingRow, type OwnThings } from '../../convention/own-days/own-days.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';

/** Says which shifts families have taken, each once for a family; their calendars hold them as well. */
@Injectable()
@contributes(OWN_DAYS)
export class OwnShifts implements OwnThings {
  readonly inCalendars = 'shift';
  readonly areHelp = true;

  constructor(private readonly edition: EditionService) {}

  things(): RawBuilder<OwnThingRow> {
    return sql`
      select user_name.user_id, shift.id,
             jsonb_build_object(
               'title', shift.title,
               'path', '/shifts',
               'when', jsonb_build_object(
                 'day', shift.day, 'startsAt', ${isoTime('shift.starts_at')},
                 'duration', (extract(epoch from shift.ends_at - shift.starts_at) / 60)::int),
               'place', shift.place,
               'who', jsonb_build_array(jsonb_build_object(
                 'names', jsonb_agg(user_name.name order by user_name.position),
                 'does', case when count(*) = 1 then 'helps' else 'help' end))) as item,
             shift.changed_at
      from shift join shift_helper on shift_helper.shift_id = shift.id
      join ${userNames} user_name on user_name.id = shift_helper.name_id
      where shift.edition = ${this.edition.key}
      group by user_name.user_id, shift.id`;
  }
}
