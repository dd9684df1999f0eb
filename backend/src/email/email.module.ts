import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { LedgerModule } from '@tablefall/platform/ledger/ledger.module';
import { RateLimitsModule } from '../http/throttling/rate-limits.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MailEventsController } from './bounces/mail-events.controller.ts';
import { MailEventsService } from './bounces/mail-events.service.ts';
import { MailReportsJob } from './bounces/mail-reports.job.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DraftsQueries } from './drafts/drafts.queries.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { MailPreviewsService } from './mailings/mail-previews.service.ts';
import { MailingHistoryController } from './mailings/mailing-history.controller.ts';
import { MailingHistoryQueries } from './mailings/mailing-history.queries.ts';
import { MailingHistoryService } from './mailings/mailing-history.service.ts';
import { MailingsService } from './mailings/mailings.service.ts';
import { ShownAudiencesService } from './mailings/shown-audiences.service.ts';
import { StaffMailService } from './mailings/staff-mail.service.ts';
import { RecipientsService } from './recipients/recipients.service.ts';
import { SenderController } from './sender/sender.controller.ts';
import { SenderCheckService } from './sender/sender-check.service.ts';
import { SuppressionsController } from './suppressions/suppressions.controller.ts';
import { SuppressionsQueries } from './suppressions/suppressions.queries.ts';
import { SuppressionsService } from './suppressions/suppressions.service.ts';
import { UnsubscribeController } from './suppressions/unsubscribe.controller.ts';
import { UnsubscribeService } from './suppressions/unsubscribe.service.ts';
import { TemplatesController } from './templates/templates.controller.ts';
import { TemplatesService } from './templates/templates.service.ts';

@Module({
  imports: [LedgerModule, JobsModule, RateLimitsModule, UsersModule],
  controllers: [
    SenderController,
    TemplatesController,
    SuppressionsController,
    MailEventsController,
    UnsubscribeController,
    DraftsController,
    // Last: paths such as `mailings/drafts` are to be found before `mailings/:id`.
    MailingHistoryController,
  ],
  providers: [
    MailingsService,
    MailingHistoryQueries,
    MailingHistoryService,
    DraftsQueries,
    DraftsService,
    MailPreviewsService,
    ShownAudiencesService,
    StaffMailService,
    RecipientsService,
    SuppressionsQueries,
    SuppressionsService,
    TemplatesService,
    UnsubscribeService,
    SenderCheckService,
    MailEventsService,
    MailReportsJob,
  ],
  exports: [MailingsService, MailPreviewsService, RecipientsService, ShownAudiencesService, StaffMailService],
})
export class EmailModule {}
