import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { expressionBuilder } from '@tablefall/platform/database/sql';
import type { ListingDiscussionSchema } from './discussions/discussion-entry.entity.ts';
import type { ListingChangeSchema } from './history/listing-changes.ts';
import type { ListingQueueSchema } from './interest/queue-entry.entity.ts';
import type { ListingSchema } from './listing.entity.ts';
import type { ListingReportSchema } from './moderation/listing-report.entity.ts';
import type { ListingPhotoSchema } from './photos/listing-photo.entity.ts';

/** All tables of this module. */
export type MarketplaceTables = InferKyselyDB<
  | typeof ListingSchema
  | typeof ListingPhotoSchema
  | typeof ListingDiscussionSchema
  | typeof ListingQueueSchema
  | typeof ListingChangeSchema
  | typeof ListingReportSchema
>;

/** Builds conditions on rows of `listing` that several statements share. */
export const onListing = expressionBuilder<MarketplaceTables, 'listing'>();
