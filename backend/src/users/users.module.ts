import { Module } from '@nestjs/common';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { ViewerSource } from '../http/viewer.ts';
import { AccountsService } from './accounts.service.ts';
import { SignInService } from './sign-in.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersQueries } from './users.queries.ts';

@Module({
  imports: [LedgerModule],
  controllers: [UsersController],
  providers: [
    AccountsService,
    SignInService,
    UsersQueries,
    { provide: ViewerSource, useExisting: UsersQueries },
  ],
  exports: [AccountsService, ViewerSource],
})
export class UsersModule {}
