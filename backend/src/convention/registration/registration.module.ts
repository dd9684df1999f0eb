import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { AnonymousMailsModule } from '../../http/access/throttling/anonymous-mails.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { BadgesModule } from '../badges/badges.module.ts';
import { DoorController } from '../door/door.controller.ts';
import { DoorListsService } from '../door/door-lists.service.ts';
import { EditionDoorList } from '../door/edition-door-list.ts';
import { LateWalkInData } from '../door/late-walk-in-data.ts';
import { LateWalkInsJob } from '../door/late-walk-ins.job.ts';
import { LateWalkIns } from '../door/late-walk-ins.service.ts';
import { RegistrationDeskController } from '../door/registration-desk.controller.ts';
import { RegistrationDeskQueries } from '../door/registration-desk.queries.ts';
import { RegistrationDeskService } from '../door/registration-desk.service.ts';
import { WalkInsController } from '../door/walk-ins.controller.ts';
import { WalkInsService } from '../door/walk-ins.service.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { BadgeNameTies } from './badge-name-ties.ts';
import { RegistrationData } from './registration-data.ts';
import { RegistrationHolding } from './registration-holding.ts';
import { RegistrationImport } from './registration-import.service.ts';
import { RegistrationMails } from './registration-mails.ts';
import { RegistrationRemovals } from './registration-removals.service.ts';
import { RegistrationsController } from './registrations.controller.ts';
import { RegistrationsQueries } from './registrations.queries.ts';
import { RegistrationsService } from './registrations.service.ts';
import { CorrectedAddresses } from './unconfirmed/corrected-addresses.service.ts';
import { UnconfirmedAccountsJob } from './unconfirmed/unconfirmed-accounts.job.ts';
import { UnconfirmedRegistrationsJob } from './unconfirmed/unconfirmed-registrations.job.ts';

@Module({
  imports: [
    ContributionsModule,
    AnonymousMailsModule,
    BadgesModule,
    EditionModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [RegistrationsController, RegistrationDeskController, DoorController, WalkInsController],
  providers: [
    RegistrationData,
    BadgeNameTies,
    RegistrationsService,
    RegistrationsQueries,
    RegistrationDeskService,
    RegistrationDeskQueries,
    RegistrationHolding,
    RegistrationImport,
    DoorListsService,
    EditionDoorList,
    WalkInsService,
    LateWalkIns,
    LateWalkInsJob,
    LateWalkInData,
    RegistrationMails,
    RegistrationRemovals,
    UnconfirmedAccountsJob,
    UnconfirmedRegistrationsJob,
    CorrectedAddresses,
  ],
  exports: [
    DoorListsService,
    RegistrationsService,
    RegistrationsQueries,
    RegistrationDeskService,
    RegistrationImport,
    RegistrationMails,
    RegistrationRemovals,
  ],
})
export class RegistrationModule {}
