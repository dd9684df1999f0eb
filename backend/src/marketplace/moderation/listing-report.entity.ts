import { defineEntity } from '@mikro-orm/core';
import type { MailProps } from '@tablefall/mail';
import { p, theirs, WORD } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';

/** What somebody finds wrong with a listing. */
export const ListingReportSchema = defineEntity({
  name: 'ListingReport',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    reporter: () => p.manyToOne(User),
    reason: p.text(WORD).$type<MailProps['listing-report']['reason']>(),
    message: p.text(theirs('text')).strictNullable(),
    createdAt: p.type('timestamptz'),
    /** When the administrator decided to show the listing all the same. */
    settledAt: p.type('timestamptz').strictNullable(),
  },
});
