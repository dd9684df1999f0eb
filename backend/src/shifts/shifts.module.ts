import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { CommitmentsModule } from '../convention/commitments/commitments.module.ts';
import { EditionModule } from '../convention/edition/edition.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DoorShiftsOnDesk } from './contributions/door-shifts.desk.ts';
import { DoorShifts } from './contributions/door-shifts.ts';
import { OwnShifts } from './contributions/own-shifts.ts';
import { RemovedHelpers } from './contributions/removed-helpers.ts';
import { ShiftCommitments } from './contributions/shift-commitments.ts';
import { ShiftData } from './contributions/shift-data.ts';
import { ShiftHolding } from './contributions/shift-holding.ts';
import { ShiftMoves } from './contributions/shift-moves.ts';
import { ShiftNameTies } from './contributions/shift-name-ties.ts';
import { ShiftStatistics } from './contributions/shift-statistics.ts';
import { ShiftsOnDesk } from './contributions/shifts.desk.ts';
import { HelpersController } from './helpers/helpers.controller.ts';
import { HelpersQueries } from './helpers/helpers.queries.ts';
import { HelpersService } from './helpers/helpers.service.ts';
import { ShiftImportService } from './import/shift-import.service.ts';
import { ShiftNotices } from './notices/shift-notices.ts';
import { ShiftRemindersJob } from './notices/shift-reminders.job.ts';
import { RotaController } from './rota/rota.controller.ts';
import { RotaQueries } from './rota/rota.queries.ts';
import { RotaService } from './rota/rota.service.ts';
import { ShiftsAudit } from './shifts.audit.ts';

/** Shifts that people take as helpers of the convention. */
@Module({
  imports: [CommitmentsModule, EditionModule, OutboxModule, UsersModule],
  controllers: [HelpersController, RotaController],
  providers: [
    DoorShifts,
    DoorShiftsOnDesk,
    HelpersQueries,
    HelpersService,
    OwnShifts,
    RemovedHelpers,
    RotaQueries,
    RotaService,
    ShiftCommitments,
    ShiftData,
    ShiftHolding,
    ShiftImportService,
    ShiftMoves,
    ShiftNameTies,
    ShiftNotices,
    ShiftStatistics,
    ShiftRemindersJob,
    ShiftsAudit,
    ShiftsOnDesk,
  ],
})
export class ShiftsModule {}
