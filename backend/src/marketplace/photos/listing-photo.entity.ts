import { defineEntity } from '@mikro-orm/core';
import { p, table } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';

/** A photo from its upload on. Its files are named after its id. */
export const ListingPhotoSchema = table(
  defineEntity({
    name: 'ListingPhoto',
    properties: {
      id: p.uuid().primary(),
      owner: () => p.manyToOne(User),
      /** Which listing shows it; null until one does, and after. */
      listing: () => p.manyToOne(Listing).strictNullable(),
      position: p.smallint().strictNullable(),
      isMain: p.boolean().default(false),
      /** Since when it waits to be deleted; null while a listing shows it. */
      unusedSince: p.type('timestamptz').strictNullable(),
    },
  }),
  { emptied: 'pictures are not copied: listings show the placeholder of those without one' },
);
