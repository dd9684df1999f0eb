import { Injectable } from '@nestjs/common';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  type Person,
  PersonalData,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';

/** The flags that somebody raised. */
@Injectable()
export class TableFlagData implements PersonalPart {
  readonly columns = ['table_flag.raised_by', 'table_flag.game_name'];

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

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase({ em }: UnitOfWork, { userId }: Person): Promise<void> {
    await changedBy(em, sql`delete from table_flag where raised_by = ${userId}::uuid`);
  }
}
