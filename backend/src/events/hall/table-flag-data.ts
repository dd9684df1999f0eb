import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';

/** The flags that somebody raised. */
@Injectable()
@contributes(PERSONAL_DATA)
export class TableFlagData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'table-flags',
      title: 'Flags that they raised last',
      rows: ({ userId }) => sql`
        select edition || ' ' || table_id as id, edition, table_id as "table", colour, players, game_name as game,
               raised_at as raised, ends_at as ends
        from table_flag where raised_by = ${userId}::uuid`,
    },
  ];

  async erase({ em }: UnitOfWork, { userId }: Person): Promise<void> {
    await changedBy(em, sql`delete from table_flag where raised_by = ${userId}::uuid`);
  }
}
