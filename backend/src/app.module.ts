import { Module } from '@nestjs/common';
import { AuditModule } from '@tablefall/platform/audit/audit.module';
import { ClockModule } from '@tablefall/platform/clock/clock.module';
import { ConfigModule } from '@tablefall/platform/config/config.module';
import { DatabaseModule } from '@tablefall/platform/database/database.module';
import { CurrentEditionModule } from '@tablefall/platform/edition/edition.module';
import { LoggingModule } from '@tablefall/platform/logging/logging.module';
import { StorageModule } from '@tablefall/platform/storage/storage.module';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { ConventionModule } from './convention/convention.module.ts';
import { AdminToolsModule } from './email/admin-tools/admin-tools.module.ts';
import { EmailModule } from './email/email.module.ts';
import { entities } from './entities.ts';
import { EventsModule } from './events/events.module.ts';
import { HallModule } from './events/hall/hall.module.ts';
import { GamedaysModule } from './gamedays/gamedays.module.ts';
import { HttpModule } from './http/http.module.ts';
import { MarketplaceModule } from './marketplace/marketplace.module.ts';
import { OrganiseModule } from './organise/organise.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { ShiftsModule } from './shifts/shifts.module.ts';
import { SystemModule } from './system/system.module.ts';
import { UsersModule } from './users/users.module.ts';
import { WishesModule } from './wishes/wishes.module.ts';

@Module({
  imports: [
    ConfigModule,
    ClockModule,
    LoggingModule,
    StorageModule,
    DatabaseModule.forRequests(entities),
    CurrentEditionModule,
    AuditModule,
    HttpModule.for(UsersModule),
    UsersModule,
    ConventionModule,
    CatalogueModule,
    EventsModule,
    HallModule,
    GamedaysModule,
    MarketplaceModule,
    ShiftsModule,
    WishesModule,
    EmailModule,
    AdminToolsModule,
    OrganiseModule,
    PreviewsModule,
    SystemModule,
  ],
})
export class AppModule {}
