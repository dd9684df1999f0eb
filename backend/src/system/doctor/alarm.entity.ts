import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { EMPTIED, MACHINE, nobodys, p, table } from '@tablefall/platform/database/columns';

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
      /** What was found, in a sentence. */
      title: p.text(nobodys('What a check says of the installation.')).default(''),
      since: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.running },
);

/** What is not as it should be, as the job `watch` saw it last. */
export async function knownAlarms(em: EntityManager) {
  const alarms = await alarmsOf(em)
    .selectFrom('alarm')
    .select(['check_name', 'state', 'title', 'since'])
    .orderBy('check_name')
    .execute();
  return alarms.flatMap(({ state, ...alarm }) => (state === null ? [] : [{ ...alarm, state }]));
}

/** Typed statements on alarms, inside the transaction of `em` if it has one. */
export function alarmsOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof AlarmSchema>>();
}
