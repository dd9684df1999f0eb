import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';

/** When a backup last succeeded, and when one was last restored for a trial. */
export const BackupSuccessSchema = defineEntity({
  name: 'BackupSuccess',
  properties: {
    what: p.text().$type<'backup' | 'drill'>().primary(),
    at: p.type('timestamptz'),
    /** The name of the backup. */
    backup: p.text(),
    /** The size of its files. */
    bytes: p.bigint('number'),
  },
});

/** Typed statements on these rows, inside the transaction of `em` if it has one. */
export function backupsOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof BackupSuccessSchema>>();
}
