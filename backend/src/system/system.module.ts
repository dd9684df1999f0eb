import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { JobsController } from './jobs.controller.ts';
import { MailHoldController } from './mail-hold/mail-hold.controller.ts';
import { MailHoldQueries } from './mail-hold/mail-hold.queries.ts';
import { MailHoldService } from './mail-hold/mail-hold.service.ts';
import { SettingsController } from './settings.controller.ts';

/** What the administrator sees and does of the running product. */
@Module({
  imports: [JobsModule],
  controllers: [JobsController, MailHoldController, SettingsController],
  providers: [MailHoldQueries, MailHoldService],
})
export class SystemModule {}
