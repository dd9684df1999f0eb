import { defineEntity, p } from '@mikro-orm/core';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';
import type { MessageType } from './discussions.dto.ts';

/** What is said below a listing, in the order of ids: by people, and by the product when somebody buys or withdraws. */
export const ListingDiscussionSchema = defineEntity({
  name: 'ListingDiscussion',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    author: () => p.manyToOne(User),
    message: p.text(),
    messageType: p.text().$type<MessageType>(),
    createdAt: p.type('timestamptz'),
    /** Of the form that a comment was written in. */
    formId: p.uuid().strictNullable(),
  },
});

interface NewEntry {
  listingId: string;
  authorId: string;
  type: MessageType;
  message: string;
  /** Of the form that a comment was written in. */
  formId?: string | undefined;
}

/** Adds to what is said below a listing. @returns the entry's id */
export async function addEntry(
  { em, now }: UnitOfWork,
  { listingId, authorId, type, message, formId }: NewEntry,
): Promise<string> {
  const id = uuid();
  await changedBy(
    em,
    sql`
      insert into listing_discussion (id, listing_id, author_id, message, message_type, form_id, created_at)
      values (${id}, ${listingId}, ${authorId}, ${message}, ${type}, ${formId ?? null}, ${now})`,
  );
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
  const known = await firstRowOf<{ id: string }>(
    em,
    sql`
      select id from listing_discussion
      where listing_id = ${listingId} and author_id = ${authorId} and form_id = ${formId}`,
  );
  return known?.id ?? null;
}
