import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { FlagImportService } from '../import/flag-import.service.ts';
import { HallController } from './hall.controller.ts';
import { HallQueries } from './hall.queries.ts';
import { TableFlagData } from './table-flag-data.ts';
import { TableFlags } from './table-flags.service.ts';

/** The hall during the days: its screen, and the flags on its tables. */
@Module({
  imports: [EditionModule, OutboxModule],
  controllers: [HallController],
  providers: [FlagImportService, HallQueries, TableFlagData, TableFlags],
})
export class HallModule {}
