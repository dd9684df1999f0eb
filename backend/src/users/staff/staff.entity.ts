import { defineEntity, p } from '@mikro-orm/core';
import type { StaffRole } from '../../http/access/principal.ts';

/** Somebody who helps, by address: they may never have been here. */
export const StaffSchema = defineEntity({
  name: 'Staff',
  properties: {
    /** In lower case. */
    address: p.text().primary(),
    role: p.text().$type<StaffRole>(),
    addedAt: p.type('timestamptz'),
    removedAt: p.type('timestamptz').strictNullable(),
  },
});
