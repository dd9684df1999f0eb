import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { MailRelay } from './mail-relay.ts';
import { OldMailJob } from './old-mail.job.ts';
import { Outbox } from './outbox.ts';

const queues = QueueModule.forPublisher();

/** For processes that put mail into the outbox. The process itself opens the database. */
@Module({
  imports: [queues],
  providers: [Outbox, MailRelay, OldMailJob],
  exports: [Outbox, queues],
})
export class OutboxModule {}
