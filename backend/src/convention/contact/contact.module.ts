import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { OldMessagesJob } from './old-messages.job.ts';

@Module({
  imports: [JobsModule, LedgerModule],
  controllers: [ContactController],
  providers: [ContactService, OldMessagesJob],
})
export class ContactModule {}
