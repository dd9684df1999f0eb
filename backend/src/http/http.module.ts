import { Module } from '@nestjs/common';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { HealthController } from './health.controller.ts';

@Module({ imports: [LedgerModule], controllers: [HealthController] })
export class HttpModule {}
