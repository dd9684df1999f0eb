import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { UsersModule } from '../users/users.module.ts';
import { AttendeesQueries } from './attendees.queries.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ConventionController } from './convention.controller.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PhotosService } from './photos/photos.service.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationQueries } from './registration.queries.ts';
import { RegistrationService } from './registration.service.ts';
import { RegistrationDeskController } from './registration-desk.controller.ts';
import { RegistrationDeskQueries } from './registration-desk.queries.ts';
import { RegistrationDeskService } from './registration-desk.service.ts';

@Module({
  imports: [OutboxModule, UsersModule],
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
    RegistrationService,
    RegistrationQueries,
    RegistrationDeskService,
    RegistrationDeskQueries,
    PhotosService,
  ],
})
export class ConventionModule {}
