import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ClockModule } from '@tablefall/platform/clock/clock.module';
import { ConfigModule } from '@tablefall/platform/config/config.module';
import { DatabaseModule } from '@tablefall/platform/database/database.module';
import { LoggingModule } from '@tablefall/platform/logging/logging.module';
import { StorageModule } from '@tablefall/platform/storage/storage.module';
import { ConventionModule } from './convention/convention.module.ts';
import { EmailModule } from './email/email.module.ts';
import { entities } from './entities.ts';
import { GamedaysModule } from './gamedays/gamedays.module.ts';
import { AccessGuard } from './http/access.guard.ts';
import { HttpModule } from './http/http.module.ts';
import { SameOriginGuard } from './http/same-origin.guard.ts';
import { ThrottleGuard } from './http/throttle.guard.ts';
import { UsersModule } from './users/users.module.ts';

@Module({
  imports: [
    ConfigModule,
    ClockModule,
    LoggingModule,
    StorageModule,
    DatabaseModule.for(entities),
    HttpModule,
    UsersModule,
    ConventionModule,
    GamedaysModule,
    EmailModule,
  ],
  // In this order: cheap refusals first, then who is asking.
  providers: [SameOriginGuard, ThrottleGuard, AccessGuard].map((guard) => ({
    provide: APP_GUARD,
    useClass: guard,
  })),
})
export class AppModule {}
