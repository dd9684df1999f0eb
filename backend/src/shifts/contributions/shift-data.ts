import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { HelpersService } from '../helpers/helpers.service.ts';
import { lockAllPlacesOf } from '../shift-rows.ts';
import { shiftsOf } from '../shifts-of.sql.ts';

/** When and where a shift is, under names that people read. */
const WHICH = sql`shift.edition, shift.title as shift, shift.place, shift.starts_at as starts, shift.ends_at as ends`;

/** The shifts that somebody has taken, and those that organisers named them for. */
@Injectable()
@contributes(PERSONAL_DATA)
export class ShiftData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'shifts',
      title: 'Shifts that they have taken',
      rows: ({ nameIds }) => sql`
        select helper.id::text, ${WHICH}, user_name.name, helper.taken_at as taken,
               helper.seeks_replacement as "seeksReplacement", helper.no_show as "didNotCome"
        from shift_helper helper
        join ${anyEdition('shift')} on shift.id = helper.shift_id
        join ${userNames} user_name on user_name.id = helper.name_id
        where helper.name_id = ${anyOf(nameIds, 'uuid')}`,
    },
    {
      file: 'shifts-named-for',
      title: 'Shifts that organisers named them for',
      rows: ({ userId }) => sql`
        select shift.id::text, ${WHICH}
        from shift_invitee join ${anyEdition('shift')} on shift.id = shift_invitee.shift_id
        where shift_invitee.user_id = ${userId}::uuid`,
    },
  ];

  constructor(private readonly helpers: HelpersService) {}

  /** Those that are over as well: how long somebody helped is nobody's business once they are forgotten. */
  async leave(unit: UnitOfWork, { nameIds }: Person): Promise<void> {
    const places = await lockAllPlacesOf(unit, nameIds);
    await this.helpers.free(
      unit,
      places.map(({ id }) => id),
    );
  }

  async erase({ em }: UnitOfWork, { userId }: Person): Promise<void> {
    if (!userId) return;
    await shiftsOf(em).deleteFrom('shift_invitee').where('user_id', '=', userId).execute();
  }
}
