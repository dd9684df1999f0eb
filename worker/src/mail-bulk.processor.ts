import { Processor } from '@nestjs/bullmq';
import { MAIL_BULK } from '@tablefall/mail';
import { MailProcessor } from './mail.processor.ts';
import { Senders } from './sending/senders.ts';

/** Two jobs at a time, so that the next one fills the connections which the end of the last one leaves idle. */
@Processor(MAIL_BULK, { concurrency: 2 })
export class MailBulkProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders, senders.bulk);
  }
}
