import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { AnonymousMails } from './anonymous-mails.ts';
import { RateLimitsModule } from './rate-limits.module.ts';

/** For modules whose endpoints mail somebody although nobody is signed in. */
@Module({ imports: [OutboxModule, RateLimitsModule], providers: [AnonymousMails], exports: [AnonymousMails] })
export class AnonymousMailsModule {}
