import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { QueueModule } from '../queue/queue.module.ts';
import { Ledger } from './outbox.ts';
import { MailRelay } from './mail-relay.ts';
import { OldMailJob } from './old-mail.job.ts';

const queues = QueueModule.forPublisher();

/** For processes that put mail into the ledger; the database is their own to open. */
@Module({
  imports: [queues, JobsModule],
  providers: [Ledger, MailRelay, OldMailJob],
  exports: [Ledger, queues],
})
export class LedgerModule {}
