import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import type { MessageType } from './discussions.dto.ts';

export interface NewEntry {
  listingId: string;
  authorId: string;
  type: MessageType;
  message: string;
  /** Of the form that a comment was written in. */
  formId?: string | undefined;
  /** Whether the seller knows of it, or is told at once. */
  told?: boolean;
}

/** Adds to what is said below a listing. @returns the entry's id */
export async function addEntry(
  { em, now }: UnitOfWork,
  { listingId, authorId, type, message, formId, told = true }: NewEntry,
): Promise<string> {
  const id = uuid();
  await em
    .getKysely<MarketplaceTables>()
    .insertInto('listing_discussion')
    .values({
      id,
      listing_id: listingId,
      author_id: authorId,
      message,
      message_type: type,
      form_id: formId ?? null,
      told,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * The entry that an author's form has made before, if it was sent twice.
 *
 * @returns its id, or null
 */
export async function entryOfForm(
  { em }: UnitOfWork,
  { listingId, authorId, formId }: Pick<NewEntry, 'listingId' | 'authorId' | 'formId'>,
): Promise<string | null> {
  if (!formId) {
    return null;
  }
  const known = await em
    .getKysely<MarketplaceTables>()
    .selectFrom('listing_discussion')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('author_id', '=', authorId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return known?.id ?? null;
}
