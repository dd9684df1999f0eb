import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { EditionArchivedError, EditionNotFoundError } from './editions.errors.ts';

/** Holds an edition while what belongs to it is changed. */
export async function lockEditionForChange(em: EntityManager, key: string): Promise<void> {
  const edition = await em.findOne(Edition, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!edition) throw new EditionNotFoundError();
  if (edition.state === 'archived') throw new EditionArchivedError();
}
