import { Module } from '@nestjs/common';
import { ContentModule } from '../../convention/content/content.module.ts';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { RetentionModule } from '../../convention/retention/retention.module.ts';
import { EmailModule } from '../../email/email.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { EditionStatesJob } from './edition-states.job.ts';
import { EditionsController } from './editions.controller.ts';
import { EditionsOnDesk } from './editions.desk.ts';
import { EditionsQueries } from './editions.queries.ts';
import { EditionsService } from './editions.service.ts';
import { LogoController } from './logo.controller.ts';
import { LogoService } from './logo.service.ts';
import { PastEditionsController } from './past-editions.controller.ts';
import { PastEditionsQueries } from './past-editions.queries.ts';

@Module({
  imports: [ContentModule, EditionModule, EmailModule, RetentionModule, UsersModule],
  controllers: [EditionsController, LogoController, PastEditionsController],
  providers: [
    EditionsOnDesk,
    EditionsService,
    EditionsQueries,
    EditionStatesJob,
    LogoService,
    PastEditionsQueries,
  ],
})
export class EditionsModule {}
