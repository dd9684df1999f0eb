import { Module } from '@nestjs/common';
import { QueueModule } from '@tablefall/platform/queue/queue.module';
import { HealthController } from './health.controller.ts';

@Module({ imports: [QueueModule.forPublisher()], controllers: [HealthController] })
export class HttpModule {}
