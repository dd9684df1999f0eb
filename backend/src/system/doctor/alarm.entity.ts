import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { EMPTIED, MACHINE, p, table } from '@tablefall/platform/database/columns';

/** A check that is not as it should be, or whose end the operator has not been told yet. */
export const AlarmSchema = table(
  defineEntity({
    name: 'Alarm',
    properties: {
      checkName: p.text(MACHINE).primary(),
      /** Null once it has ended. */
      state: p.text(MACHINE).$type<'warning' | 'failed'>().strictNullable(),
      /** The worst that the operator was told. */
      toldState: p.text(MACHINE).$type<'warning' | 'failed'>().strictNullable(),
      since: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.running },
);

/** What is not as it should be, as the job `watch` saw it last. */
export async function knownAlarms(em: EntityManager) {
  const alarms = await alarmsOf(em).selectFrom('alarm').select(['check_name', 'state']).execute();
  return alarms.flatMap(({ check_name, state }) => (state === null ? [] : [{ check_name, state }]));
}

/** Typed statements on alarms, inside the transaction of `em` if it has one. */
export function alarmsOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof AlarmSchema>>();
}
