import { Module } from '@nestjs/common';
import { AttendeesModule } from './attendees/attendees.module.ts';
import { BadgeQueueModule } from './badge-queue/badge-queue.module.ts';
import { CommitmentsModule } from './commitments/commitments.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { ContentModule } from './content/content.module.ts';
import { ConventionAudit } from './convention.audit.ts';
import { DeskModule } from './desk/desk.module.ts';
import { EditionModule } from './edition/edition.module.ts';
import { HandOverModule } from './hand-over/hand-over.module.ts';
import { MapModule } from './map/map.module.ts';
import { OwnDaysModule } from './own-days/own-days.module.ts';
import { PhotosModule } from './photos/photos.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { RetentionModule } from './retention/retention.module.ts';
import { StatisticsModule } from './statistics/statistics.module.ts';

/** Everything about the edition itself: who comes, where it is, how to ask. */
@Module({
  providers: [ConventionAudit],
  imports: [
    CommitmentsModule,
    ContentModule,
    DeskModule,
    EditionModule,
    RegistrationModule,
    HandOverModule,
    BadgeQueueModule,
    AttendeesModule,
    ContactModule,
    MapModule,
    OwnDaysModule,
    PhotosModule,
    RetentionModule,
    StatisticsModule,
  ],
  exports: [ContentModule, EditionModule, RegistrationModule, AttendeesModule, PhotosModule],
})
export class ConventionModule {}
