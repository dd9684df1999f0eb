import { Processor } from '@nestjs/bullmq';
import { MAIL_NOW } from '@tablefall/mail';
import { MailProcessor } from './mail.processor.ts';
import { Senders } from './sending/senders.ts';

/** Jobs of one mail mostly: enough of them at a time to keep the connections busy while others are recorded. */
@Processor(MAIL_NOW, { concurrency: 16 })
export class MailNowProcessor extends MailProcessor {
  constructor(senders: Senders) {
    super(senders, senders.now);
  }
}
