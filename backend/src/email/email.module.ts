import { Module } from '@nestjs/common';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.ts';
import { UnsubscribeService } from './suppressions/unsubscribe.service.ts';

@Module({ controllers: [UnsubscribeController], providers: [UnsubscribeService] })
export class EmailModule {}
