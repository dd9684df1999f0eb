import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';

export const listingActs = acts({
  'listing.hidden': words('marketplace', (_, thing) => `Hid${thing || ' a game for sale'}`),
  'listing.shown': words<{ settledReports: number }>(
    'marketplace',
    (_, thing) => `Showed${thing || ' a game for sale'} again`,
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class MarketplaceAudit implements Audited {
  readonly acts = listingActs;
  readonly things = sql`select id, game_name as thing, '/forsale?item=' || id as path from listing`;
}
