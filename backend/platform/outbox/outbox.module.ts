import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { MailRelay } from './mail-relay.ts';
import { Outbox } from './outbox.ts';

/** For processes that put mail into the ledger; the database and the queues are their own to open. */
@Module({ imports: [QueueModule.forPublisher()], providers: [Outbox, MailRelay], exports: [Outbox] })
export class OutboxModule {}
