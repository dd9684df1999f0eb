import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { NAME_TIES, type NameTie, type NameTieSource } from '../../users/names/name-ties.service.ts';

/** Which names shifts need that are not over. */
@Injectable()
@contributes(NAME_TIES)
export class ShiftNameTies implements NameTieSource {
  ties(now: Date): RawBuilder<NameTie> {
    return sql`
      select name_id, 'helps with ' || title as tie
      from shift_helper join ${anyEdition('shift')} on shift.id = shift_id
      where ends_at > ${now}`;
  }
}
