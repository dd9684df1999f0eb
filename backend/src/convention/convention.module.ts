import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { UsersModule } from '../users/users.module.ts';
import { ContactController } from './contact/contact.controller.ts';
import { ContactService } from './contact/contact.service.ts';
import { OldMessagesJob } from './contact/old-messages.job.ts';
import { ConventionController } from './edition/convention.controller.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PhotosService } from './photos/photos.service.ts';
import { AttendeesQueries } from './registration/attendees.queries.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationQueries } from './registration/registration.queries.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { RegistrationDeskController } from './registration/registration-desk.controller.ts';
import { RegistrationDeskQueries } from './registration/registration-desk.queries.ts';
import { RegistrationDeskService } from './registration/registration-desk.service.ts';

@Module({
  imports: [JobsModule, LedgerModule, UsersModule],
  controllers: [
    ConventionController,
    ContactController,
    RegistrationController,
    RegistrationDeskController,
    PhotosController,
  ],
  providers: [
    AttendeesQueries,
    ContactService,
    OldMessagesJob,
    RegistrationService,
    RegistrationQueries,
    RegistrationDeskService,
    RegistrationDeskQueries,
    PhotosService,
  ],
})
export class ConventionModule {}
