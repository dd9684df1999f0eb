import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import type { MessageType } from './discussions.dto.ts';

interface NewEntry {
  listingId: string;
  authorId: string;
  type: MessageType;
  message: string;
}

/** Adds to what is said below a listing. @returns the entry's id */
export async function addEntry(
  { em, now }: UnitOfWork,
  { listingId, authorId, type, message }: NewEntry,
): Promise<string> {
  const id = uuid();
  await changedBy(
    em,
    sql`
      insert into listing_discussion (id, listing_id, author_id, message, message_type, created_at)
      values (${id}, ${listingId}, ${authorId}, ${message}, ${type}, ${now})`,
  );
  return id;
}
