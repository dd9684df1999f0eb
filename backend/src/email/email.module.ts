import { Module } from '@nestjs/common';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { StaffMailService } from './mailings/staff-mail.service.ts';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.ts';
import { UnsubscribeService } from './suppressions/unsubscribe.service.ts';

@Module({
  imports: [LedgerModule],
  controllers: [UnsubscribeController],
  providers: [StaffMailService, UnsubscribeService],
  exports: [StaffMailService],
})
export class EmailModule {}
