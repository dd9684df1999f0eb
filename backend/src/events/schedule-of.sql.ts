import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from '@tablefall/platform/database/sql';
import type { AccountTables } from '../users/names/accounts.tables.ts';
import type { EventsTables } from './events.tables.ts';

/** Typed statements on the schedule and the names that take part, inside the transaction of `em` if it has one. */
export function scheduleOf(em: EntityManager): Kysely<EventsTables & AccountTables> {
  return em.getKysely<EventsTables & AccountTables>();
}
