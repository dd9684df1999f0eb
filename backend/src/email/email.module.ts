import { Module } from '@nestjs/common';
import { UnsubscribeController } from './unsubscribe.controller.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';

@Module({ controllers: [UnsubscribeController], providers: [UnsubscribeService] })
export class EmailModule {}
