import { defineEntity } from '@mikro-orm/core';
import { p, table, theirs, WORD } from '@tablefall/platform/database/columns';
import type { StaffRole } from '../../http/access/principal.ts';

/** Somebody who helps, by address: they may never have been here. */
export const StaffSchema = table(
  defineEntity({
    name: 'Staff',
    properties: {
      /** In lower case. */
      address: p.text(theirs('address')).primary(),
      role: p.text(WORD).$type<StaffRole>(),
      addedAt: p.type('timestamptz'),
      removedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { kept: 'few people; removed ones say so to the settings' },
);
