import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from '@tablefall/platform/database/sql';
import type { WishesTables } from './wishes.tables.ts';

/** Typed statements on wishes, inside the transaction of `em` if it has one. */
export function wishesOf(em: EntityManager): Kysely<WishesTables> {
  return em.getKysely<WishesTables>();
}
