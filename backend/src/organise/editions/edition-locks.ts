import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { EditionArchivedError, EditionNotFoundError } from './editions.errors.ts';

/** Holds an edition, also an archived one. */
export async function lockEdition(em: EntityManager, key: string): Promise<Edition> {
  const edition = await em.findOne(Edition, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!edition) throw new EditionNotFoundError();
  return edition;
}

/** Holds an edition while what belongs to it is changed. */
export async function lockEditionForChange(em: EntityManager, key: string): Promise<void> {
  const edition = await lockEdition(em, key);
  if (edition.state === 'archived') throw new EditionArchivedError();
}
