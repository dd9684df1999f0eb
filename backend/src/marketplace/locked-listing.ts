import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { Listing } from './listing.entity.ts';
import { maySee } from './listing-visibility.ts';
import { ListingNotFoundError } from './listings.errors.ts';

/**
 * Loads a listing that somebody may see, and locks it for a change: what was decided by its status still holds when
 * the change is written.
 */
export async function lockListing(em: EntityManager, principal: Principal, id: string): Promise<Listing> {
  const listing = await em.findOne(Listing, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!listing || !maySee(principal, listing)) {
    throw new ListingNotFoundError();
  }
  return listing;
}

/** The same for what its seller alone may do. */
export async function lockOwnListing(em: EntityManager, principal: Principal, id: string): Promise<Listing> {
  const listing = await lockListing(em, principal, id);
  if (listing.sellerId !== principal.userId) {
    throw new NotAllowedError();
  }
  return listing;
}
