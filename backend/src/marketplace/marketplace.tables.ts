// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ListingDiscussionSchema } from './discussions/discussion-entry.entity.ts';
import type { ListingChangeSchema } from './history/listing-changes.ts';
import type { ListingQueueSchema } from './interest/queue-entry.entity.ts';
import type { ListingSchema } from './listing.entity.ts';
import type { ListingReportSchema } from './moderation/listing-report.entity.ts';
import type { ListingPhotoSchema } from './photos/listing-photo.entity.ts';

/** All tables of this module. */
export type MarketplaceTables = InferKyselyDB<
  | typeof ListingDiscussionSchema
  | typeof ListingChangeSchema
  | typeof ListingQueueSchema
  | typeof ListingSchema
  | typeof ListingReportSchema
  | typeof ListingPhotoSchema
>;
