import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { HealthController } from './health.controller.ts';

@Module({ imports: [OutboxModule], controllers: [HealthController] })
export class HttpModule {}
