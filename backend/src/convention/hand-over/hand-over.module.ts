import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { UsersModule } from '../../users/users.module.ts';
import { BadgesModule } from '../badges/badges.module.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { BadgeMails } from './badge-mails.ts';
import { BadgeOfferData } from './badge-offer-data.ts';
import { BadgeOffersController } from './badge-offers.controller.ts';
import { BadgeOffersQueries } from './badge-offers.queries.ts';
import { BadgeOffersService } from './badge-offers.service.ts';
import { ExpiredOffersJob } from './expired-offers.job.ts';
import { OwnBadgesController } from './own-badges.controller.ts';
import { OwnBadgesService } from './own-badges.service.ts';

/** Badges that change hands: given back, or handed on. */
@Module({
  imports: [BadgesModule, EditionModule, OutboxModule, RegistrationModule, UsersModule],
  controllers: [OwnBadgesController, BadgeOffersController],
  providers: [
    BadgeMails,
    BadgeOfferData,
    BadgeOffersQueries,
    BadgeOffersService,
    ExpiredOffersJob,
    OwnBadgesService,
  ],
})
export class HandOverModule {}
