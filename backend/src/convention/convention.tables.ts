// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { BadgeBlockSchema } from './badges/badge-block.entity.ts';
import type { BadgeQueueEntrySchema } from './badges/badge-queue-entry.entity.ts';
import type { EditionBadgesSchema } from './badges/edition-badges.entity.ts';
import type { ContactMessageSchema } from './contact/contact-message.entity.ts';
import type { EditionContentSchema } from './content/edition-content.entity.ts';
import type { LateWalkInSchema } from './door/late-walk-in.entity.ts';
import type { EditionLogoSchema } from './edition/edition-logo.entity.ts';
import type { EditionRemainsSchema } from './edition/edition-remains.entity.ts';
import type { BadgeOfferSchema } from './registration/badge-offer.entity.ts';
import type { RegistrationSchema } from './registration/registration.entity.ts';
import type { AttendeeSchema } from './registration/registration.entity.ts';
import type { EditionFiguresSchema } from './statistics/edition-figures.entity.ts';

/** All tables of this module. */
export type ConventionTables = InferKyselyDB<
  | typeof BadgeBlockSchema
  | typeof BadgeQueueEntrySchema
  | typeof EditionBadgesSchema
  | typeof ContactMessageSchema
  | typeof EditionContentSchema
  | typeof LateWalkInSchema
  | typeof EditionLogoSchema
  | typeof EditionRemainsSchema
  | typeof BadgeOfferSchema
  | typeof RegistrationSchema
  | typeof AttendeeSchema
  | typeof EditionFiguresSchema
>;
