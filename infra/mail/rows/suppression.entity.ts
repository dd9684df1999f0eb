import { defineEntity } from '@mikro-orm/core';
import { p, theirs, WORD } from './columns.ts';

/**
 * Why an address is left out of mails: staff blocked it, its owner left a list or reported a mail as spam, or its server
 * refused it for good. What each keeps it from is said by `reasonsAgainst`. Where several hold, the first here is told.
 */
export const SUPPRESSION_REASONS = ['blocked', 'no-invitations', 'no-news', 'complained', 'bounced'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Why somebody is left out, as staff read it beside a name or a number. */
export const SUPPRESSION_TEXTS: Record<SuppressionReason, string> = {
  blocked: 'Blocked by staff',
  'no-invitations': 'Wants no more invitations',
  'no-news': 'Wants no more convention news',
  complained: 'Reported mail as spam',
  bounced: 'The address refused mail before',
};

/** An address that is left out of mails. Several reasons may hold at once, and each ends by itself. */
export const SuppressionSchema = defineEntity({
  name: 'Suppression',
  properties: {
    /** Lower case. */
    address: p.text(theirs('address')).primary(),
    reason: p.text(WORD).$type<SuppressionReason>().primary(),
    createdAt: p.type('timestamptz'),
    /** What staff wrote beside it. */
    note: p.text(theirs('text')).strictNullable(),
    /** The mailing whose mail came back; null when no mailing did it. */
    mailingId: p.uuid().strictNullable(),
  },
});
