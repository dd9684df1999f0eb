import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { EMPTIED, MACHINE, p, table } from '@tablefall/platform/database/columns';
import { isoTime } from '@tablefall/platform/database/sql';

/** When a backup last succeeded, and when one was last restored for a trial. */
export const BackupSuccessSchema = table(
  defineEntity({
    name: 'BackupSuccess',
    properties: {
      what: p.text(MACHINE).$type<'backup' | 'drill'>().primary(),
      at: p.type('timestamptz'),
      /** The name of the backup. */
      backup: p.text(MACHINE),
      /** The size of its files. */
      bytes: p.bigint('number'),
    },
  }),
  { emptied: EMPTIED.running, kept: 'one row each' },
);

/** Typed statements on these rows, inside the transaction of `em` if it has one. */
export function backupsOf(em: EntityManager) {
  return em.getKysely<InferKyselyDB<typeof BackupSuccessSchema>>();
}

/** A backup that was taken, or restored for a trial: when (ISO 8601), and the size of its files. */
interface BackupSuccess {
  at: string;
  bytes: number;
}

/** The last of each; null where there never was one. */
export async function lastBackups(
  em: EntityManager,
): Promise<Record<'backup' | 'drill', BackupSuccess | null>> {
  const rows = await backupsOf(em)
    .selectFrom('backup_success')
    .select(['what', isoTime('at').as('at'), 'bytes'])
    .execute();
  const last = (wanted: 'backup' | 'drill') => {
    const row = rows.find(({ what }) => what === wanted);
    return row ? { at: row.at, bytes: row.bytes } : null;
  };
  return { backup: last('backup'), drill: last('drill') };
}
