import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { Ledger } from './ledger.ts';
import { MailRelay } from './mail-relay.ts';

const queues = QueueModule.forPublisher();

/** For processes that put mail into the ledger; the database is their own to open. */
@Module({ imports: [queues], providers: [Ledger, MailRelay], exports: [Ledger, queues] })
export class LedgerModule {}
