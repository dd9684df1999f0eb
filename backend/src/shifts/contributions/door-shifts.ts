import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import {
  DOOR_HOURS,
  type DoorHoursRow,
  type DoorHoursSource,
} from '../../users/door-links/door-hours.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';

/** Whoever has taken a shift at the door has the door for its hours, unless they were marked as missing. */
@Injectable()
@contributes(DOOR_HOURS)
export class DoorShifts implements DoorHoursSource {
  constructor(private readonly edition: EditionService) {}

  doorHours(): RawBuilder<DoorHoursRow> {
    return sql`
      select user_name.user_id, shift.starts_at, shift.ends_at
      from shift join shift_helper on shift_helper.shift_id = shift.id
      join ${userNames} user_name on user_name.id = shift_helper.name_id
      where shift.edition = ${this.edition.key} and shift.opens_door and not shift_helper.no_show`;
  }
}
