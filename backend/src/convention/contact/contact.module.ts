import { Module } from '@nestjs/common';
import { AnonymousMailsModule } from '../../http/access/throttling/anonymous-mails.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { ContactData } from './contact-data.ts';
import { OldMessagesJob } from './old-messages.job.ts';

@Module({
  imports: [AnonymousMailsModule, UsersModule],
  controllers: [ContactController],
  providers: [ContactData, ContactService, OldMessagesJob],
})
export class ContactModule {}
