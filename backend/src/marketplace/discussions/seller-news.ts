import { Injectable } from '@nestjs/common';
import { before } from '@tablefall/platform/clock/durations';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Listing } from '../listing.entity.ts';
import { ListingNotices } from '../notices/listing-notices.ts';
import { addEntry, type NewEntry } from './discussion-entries.ts';

/** What somebody does again within this time is told together with all that follows until it is over. */
export const GATHER_MS = 15 * 60 * 1000;

const NEWS = { Purchase: 'interest', Undo: 'withdrawal', Comment: 'comment' } as const;

interface Gathered {
  /** Who the seller believes to be buying it, if anybody. */
  believed: string | null;
  /** Comments that the seller was not told of: how many, and the last one with its author. */
  comments: number;
  authorId: string | null;
  message: string | null;
}

/**
 * Tells sellers what others do with their listings: at once when somebody takes it or writes for the first time, and in one mail what
 * the same person does again within minutes. What was taken back by then is not told.
 */
@Injectable()
export class SellerNews {
  constructor(private readonly notices: ListingNotices) {}

  /** Adds what somebody else than its seller did with a listing that is locked, and tells the seller. @returns the entry's id */
  async add(unit: UnitOfWork, listing: Listing, entry: Omit<NewEntry, 'listingId'>): Promise<string> {
    const { type, authorId, message } = entry;
    const told = !(await didSoLately(unit, listing, entry));
    const id = await addEntry(unit, { ...entry, listingId: listing.id, told });
    if (told) {
      await this.notices.notifySeller(
        unit,
        listing,
        NEWS[type],
        authorId,
        type === 'Comment' ? message : null,
      );
    } else {
      listing.noticeDueAt ??= new Date(unit.now.getTime() + GATHER_MS);
    }
    return id;
  }

  /** Tells what has gathered of a listing that is locked. */
  async tellGathered(unit: UnitOfWork, listing: Listing): Promise<void> {
    const { believed, comments, authorId, message } = await takeGathered(unit, listing);
    listing.noticeDueAt = null;
    const buyer = listing.status === 'Pending' ? listing.pendingBuyerId : null;
    if (listing.status !== 'Sold' && buyer !== believed) {
      const [news, person] = buyer
        ? (['interest', buyer] as const)
        : (['withdrawal', believed ?? ''] as const);
      await this.notices.notifySeller(unit, listing, news, person);
    }
    if (authorId) {
      await this.notices.notifySeller(unit, listing, 'comment', authorId, message, comments - 1);
    }
  }
}

/** Taking a game and withdrawing are one sort of deed, writing below it another. */
async function didSoLately(
  { em, now }: UnitOfWork,
  { id }: Listing,
  { authorId, type }: Pick<NewEntry, 'authorId' | 'type'>,
): Promise<boolean> {
  const row = await firstRowOf(
    em,
    sql`
      select from listing_discussion
      where listing_id = ${id} and author_id = ${authorId} and (message_type = 'Comment') = ${type === 'Comment'}::boolean
        and created_at > ${before(now, GATHER_MS)}
      limit 1`,
  );
  return row !== null;
}

/** What a seller has not been told, which is told from now on. */
async function takeGathered({ em }: UnitOfWork, { id }: Listing): Promise<Gathered> {
  const row = await firstRowOf<Gathered>(
    em,
    sql`
      with untold as (
        update listing_discussion set told = true where listing_id = ${id} and not told
        returning id, author_id, message, message_type
      ), comments as (select * from untold where message_type = 'Comment'), last as (
        select author_id, message from comments order by id desc limit 1
      )
      select (
               -- The rows as they were before this statement.
               select case message_type when 'Purchase' then author_id end from listing_discussion
               where listing_id = ${id} and told and message_type <> 'Comment' order by id desc limit 1
             ) as believed,
             (select count(*)::int from comments) as comments,
             (select author_id from last) as "authorId", (select message from last) as message`,
  );
  return row ?? { believed: null, comments: 0, authorId: null, message: null };
}
