import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { AnonymousMailsModule } from '../../http/access/throttling/anonymous-mails.module.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { BadgeBlocksJob } from './badge-blocks.job.ts';
import { BadgeBlocks } from './badge-blocks.service.ts';
import { BadgeCounter } from './badge-counter.service.ts';
import { BadgeQueueMails } from './badge-queue-mails.ts';

/** The badges of editions: how many are taken, which phones keep some, and who waits for those that are freed. */
@Module({
  imports: [AnonymousMailsModule, EditionModule, OutboxModule],
  providers: [BadgeCounter, BadgeBlocks, BadgeBlocksJob, BadgeQueueMails],
  exports: [BadgeCounter, BadgeBlocks, BadgeQueueMails],
})
export class BadgesModule {}
