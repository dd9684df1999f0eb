import { expressionBuilder } from '@tablefall/platform/database/sql';
import type { MarketplaceTables } from './marketplace.tables.ts';

/** Builds conditions on rows of `listing` that several statements share. */
export const onListing = expressionBuilder<MarketplaceTables, 'listing'>();
