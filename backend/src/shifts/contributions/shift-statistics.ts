import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  things,
} from '../../convention/statistics/statistics.service.ts';

/** Where helpers were needed, and how many helped. */
@Injectable()
@contributes(EDITION_PARTS)
export class ShiftStatistics implements EditionPart {
  readonly title = 'Shifts';
  readonly figures = {
    shifts: things('Shifts'),
    full: things('Shifts with all the helpers they needed'),
    empty: things('Shifts that nobody took'),
    places: things('Places'),
    taken: people('Places taken'),
    helpers: people('Helpers'),
    missed: people('Places whose helper did not come'),
  };

  counted({ edition }: EditionTime) {
    return sql`
      select count(*)::int as shifts, (count(*) filter (where places_taken >= places))::int as full,
             (count(*) filter (where places_taken = 0))::int as empty,
             sum(places)::int as places, sum(places_taken)::int as taken,
             (select count(distinct name_id)::int from shift_helper join shift on shift.id = shift_id
              where edition = ${edition}) as helpers,
             (select count(*)::int from shift_helper join shift on shift.id = shift_id
              where edition = ${edition} and no_show) as missed
      from shift where edition = ${edition}`;
  }
}
