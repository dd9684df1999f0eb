import { Module } from '@nestjs/common';
import { AnonymousMailsModule } from '../../http/access/throttling/anonymous-mails.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { BadgesModule } from '../badges/badges.module.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { BadgeQueueController } from './badge-queue.controller.ts';
import { BadgeQueueJob } from './badge-queue.job.ts';
import { BadgeQueueQueries } from './badge-queue.queries.ts';
import { BadgeQueueService } from './badge-queue.service.ts';
import { BadgeQueueData } from './badge-queue-data.ts';
import { BadgeQueueDeskController } from './badge-queue-desk.controller.ts';
import { BadgeQueueDeskService } from './badge-queue-desk.service.ts';

/** How people wait for badges of a full house. */
@Module({
  imports: [AnonymousMailsModule, BadgesModule, EditionModule, RegistrationModule, UsersModule],
  controllers: [BadgeQueueController, BadgeQueueDeskController],
  providers: [BadgeQueueData, BadgeQueueDeskService, BadgeQueueJob, BadgeQueueQueries, BadgeQueueService],
})
export class BadgeQueueModule {}
