import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from '@tablefall/platform/database/sql';
import type { ShiftsTables } from './shifts.tables.ts';

/** Typed statements on shifts, inside the transaction of `em` if it has one. */
export function shiftsOf(em: EntityManager): Kysely<ShiftsTables> {
  return em.getKysely<ShiftsTables>();
}
