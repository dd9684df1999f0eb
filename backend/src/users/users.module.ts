import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { ViewerSource } from '../http/viewer.ts';
import { AccountsService } from './accounts.service.ts';
import { ExpiredSessionsJob } from './expired-sessions.job.ts';
import { SignInService } from './sign-in.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersQueries } from './users.queries.ts';

@Module({
  imports: [JobsModule, LedgerModule],
  controllers: [UsersController],
  providers: [
    AccountsService,
    ExpiredSessionsJob,
    SignInService,
    UsersQueries,
    { provide: ViewerSource, useExisting: UsersQueries },
  ],
  exports: [AccountsService, ViewerSource],
})
export class UsersModule {}
