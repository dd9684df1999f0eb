import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { EMPTIED, p, table } from '@tablefall/platform/database/columns';

/** There while the site is in maintenance: one row, or none. */
export const MaintenanceSchema = table(
  defineEntity({
    name: 'Maintenance',
    properties: {
      /** Always true, so that there is one row at most. */
      id: p.boolean().primary().default(true),
      since: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.running },
);

/** Typed statements on the row, inside the transaction of `em` if it has one. */
export function maintenanceOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof MaintenanceSchema>>();
}
