import { defineEntity } from '@mikro-orm/core';
import { p } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';

/** Who else wants a listing that somebody holds, in the order of ids. */
export const ListingQueueSchema = defineEntity({
  name: 'ListingQueue',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    buyer: () => p.manyToOne(User),
    createdAt: p.type('timestamptz'),
  },
});
