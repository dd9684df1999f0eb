import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';

/** A check whose trouble the operator was told of, and that is still not as it should be. */
export const AlarmSchema = defineEntity({
  name: 'Alarm',
  properties: {
    checkName: p.text().primary(),
    state: p.text().$type<'warning' | 'failed'>(),
    since: p.type('timestamptz'),
  },
});

/** What is not as it should be, as the operator was told. */
export function knownAlarms(em: EntityManager) {
  return alarmsOf(em).selectFrom('alarm').select(['check_name', 'state']).execute();
}

/** Typed statements on alarms, inside the transaction of `em` if it has one. */
export function alarmsOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof AlarmSchema>>();
}
