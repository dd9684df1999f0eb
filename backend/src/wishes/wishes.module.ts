import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { CommitmentsModule } from '../convention/commitments/commitments.module.ts';
import { EditionModule } from '../convention/edition/edition.module.ts';
import { OwnDaysModule } from '../convention/own-days/own-days.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DrawGuard } from './contributions/draw-guard.ts';
import { RemovedWishers } from './contributions/removed-wishers.ts';
import { WishData } from './contributions/wish-data.ts';
import { WishHolding } from './contributions/wish-holding.ts';
import { WishNameTies } from './contributions/wish-name-ties.ts';
import { WishStatistics } from './contributions/wish-statistics.ts';
import { DrawInputQueries } from './draw-input.queries.ts';
import { DrawJob } from './draws/draw.job.ts';
import { DrawMails } from './draws/draw-mails.ts';
import { DrawsController } from './draws/draws.controller.ts';
import { DrawsQueries } from './draws/draws.queries.ts';
import { DrawsService } from './draws/draws.service.ts';
import { WishImportService } from './import/wish-import.service.ts';
import { WishFriendsController } from './wish-friends.controller.ts';
import { WishFriendsService } from './wish-friends.service.ts';
import { WishesAudit } from './wishes.audit.ts';
import { WishesController } from './wishes.controller.ts';
import { WishesQueries } from './wishes.queries.ts';
import { WishesService } from './wishes.service.ts';

/** What people would like to play, before anybody has a seat. */
@Module({
  imports: [CommitmentsModule, EditionModule, EventsModule, OutboxModule, OwnDaysModule, UsersModule],
  controllers: [DrawsController, WishesController, WishFriendsController],
  providers: [
    DrawGuard,
    DrawInputQueries,
    DrawJob,
    DrawMails,
    DrawsQueries,
    DrawsService,
    WishesAudit,
    RemovedWishers,
    WishData,
    WishFriendsService,
    WishesQueries,
    WishesService,
    WishHolding,
    WishImportService,
    WishNameTies,
    WishStatistics,
  ],
})
export class WishesModule {}
