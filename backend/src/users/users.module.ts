import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { PrincipalSource } from '../http/access/principal.ts';
import { AccountsService } from './accounts.service.ts';
import { AddressChangesController } from './addresses/address-changes.controller.ts';
import { AddressChanges } from './addresses/address-changes.service.ts';
import { AddressMoves } from './addresses/address-moves.service.ts';
import { BlockedAccounts } from './blocked-accounts.service.ts';
import { ClosingController } from './closing/closing.controller.ts';
import { ClosuresJob } from './closing/closures.job.ts';
import { ClosuresService } from './closing/closures.service.ts';
import { Erasure } from './closing/erasure.service.ts';
import { DoorBrowsers } from './door-links/door-browsers.service.ts';
import { DoorHours } from './door-links/door-hours.service.ts';
import { DoorLinks } from './door-links/door-links.service.ts';
import { ExpiredSessionsJob } from './expired-sessions.job.ts';
import { NameTies } from './names/name-ties.service.ts';
import { OwnNamesController } from './names/own-names.controller.ts';
import { OwnNamesService } from './names/own-names.service.ts';
import { AccountData } from './personal-data/account-data.ts';
import { MailData } from './personal-data/mail-data.ts';
import { MeController } from './personal-data/me.controller.ts';
import { PersonalData } from './personal-data/personal-data.service.ts';
import { PushController } from './push/push.controller.ts';
import { PushDevices } from './push/push-devices.service.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInCookies } from './sign-in-cookies.service.ts';
import { SignInDigits } from './sign-in-digits.service.ts';
import { StaffService } from './staff/staff.service.ts';
import { ApiTokens } from './tokens/api-tokens.service.ts';
import { UsersAudit } from './users.audit.ts';
import { UsersController } from './users.controller.ts';
import { UsersQueries } from './users.queries.ts';

@Module({
  imports: [ContributionsModule, OutboxModule],
  controllers: [
    UsersController,
    MeController,
    AddressChangesController,
    ClosingController,
    OwnNamesController,
    PushController,
  ],
  providers: [
    UsersAudit,
    AccountData,
    AccountsService,
    AddressChanges,
    AddressMoves,
    ApiTokens,
    BlockedAccounts,
    ClosuresJob,
    ClosuresService,
    DoorHours,
    DoorLinks,
    DoorBrowsers,
    Erasure,
    ExpiredSessionsJob,
    MailData,
    PersonalData,
    NameTies,
    OwnNamesService,
    PushDevices,
    SessionsService,
    SignInCookies,
    SignInDigits,
    SignInService,
    StaffService,
    UsersQueries,
    { provide: PrincipalSource, useExisting: SessionsService },
  ],
  exports: [
    AccountsService,
    AddressChanges,
    AddressMoves,
    ApiTokens,
    BlockedAccounts,
    ClosuresService,
    DoorHours,
    DoorLinks,
    DoorBrowsers,
    PersonalData,
    NameTies,
    SignInCookies,
    SignInDigits,
    StaffService,
    PrincipalSource,
  ],
})
export class UsersModule {}
