import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { MailRelay } from './mail-relay.ts';
import { Outbox } from './outbox.ts';

const queues = QueueModule.forPublisher();

/** For processes that put mail into the ledger; the database is their own to open. */
@Module({ imports: [queues], providers: [Outbox, MailRelay], exports: [Outbox, queues] })
export class OutboxModule {}
