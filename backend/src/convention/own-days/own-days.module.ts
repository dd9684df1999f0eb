import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { ContentModule } from '../content/content.module.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { OwnDaysController } from './own-days.controller.ts';
import { OwnDaysQueries } from './own-days.queries.ts';
import { OwnDaysService } from './own-days.service.ts';

/** What people have of the convention on its days, for their mail and their page. */
@Module({
  imports: [ContributionsModule, ContentModule, EditionModule, RegistrationModule],
  controllers: [OwnDaysController],
  providers: [OwnDaysQueries, OwnDaysService],
  exports: [OwnDaysService],
})
export class OwnDaysModule {}
