import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { StatisticsModule } from '../convention/statistics/statistics.module.ts';
import { RateLimitsModule } from '../http/access/throttling/rate-limits.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DraftsController } from './admin-tools/drafts/drafts.controller.ts';
import { DraftsQueries } from './admin-tools/drafts/drafts.queries.ts';
import { DraftsService } from './admin-tools/drafts/drafts.service.ts';
import { TemplatesController } from './admin-tools/templates/templates.controller.ts';
import { TemplatesService } from './admin-tools/templates/templates.service.ts';
import { AudienceSnapshots } from './audiences/audience-snapshot.service.ts';
import { RecipientsService } from './audiences/pasted/recipients.service.ts';
import { MailEventsController } from './deliverability/returned-mail/mail-events.controller.ts';
import { MailEventsService } from './deliverability/returned-mail/mail-events.service.ts';
import { MailReportsJob } from './deliverability/returned-mail/mail-reports.job.ts';
import { SenderController } from './deliverability/sender-check/sender.controller.ts';
import { SenderCheckService } from './deliverability/sender-check/sender-check.service.ts';
import { SetAsideController } from './deliverability/set-aside/set-aside.controller.ts';
import { SetAsideService } from './deliverability/set-aside/set-aside.service.ts';
import { SuppressionsController } from './deliverability/suppressions/suppressions.controller.ts';
import { SuppressionsQueries } from './deliverability/suppressions/suppressions.queries.ts';
import { SuppressionsService } from './deliverability/suppressions/suppressions.service.ts';
import { UnsubscribeController } from './deliverability/suppressions/unsubscribe.controller.ts';
import { UnsubscribeService } from './deliverability/suppressions/unsubscribe.service.ts';
import { EmailAudit } from './email.audit.ts';
import { AddressCorrections } from './mailings/address-corrections.service.ts';
import { MailPreviewsService } from './mailings/mail-previews.service.ts';
import { MailSamples } from './mailings/mail-samples.service.ts';
import { MailStatistics } from './mailings/mail-statistics.ts';
import { MailingHistoryController } from './mailings/mailing-history.controller.ts';
import { MailingHistoryQueries } from './mailings/mailing-history.queries.ts';
import { MailingHistoryService } from './mailings/mailing-history.service.ts';
import { MailingsOnDesk } from './mailings/mailings.desk.ts';
import { MailingsService } from './mailings/mailings.service.ts';
import { StaffMailService } from './mailings/staff-mail.service.ts';
import { SendingHours } from './sending-hours/sending-hours.service.ts';
import { ToolsPasswordController } from './tools-password/tools-password.controller.ts';
import { ToolsPassword } from './tools-password/tools-password.service.ts';
import { WriterData } from './writer-data.ts';

@Module({
  imports: [ContributionsModule, OutboxModule, RateLimitsModule, StatisticsModule, UsersModule],
  controllers: [
    ToolsPasswordController,
    SenderController,
    TemplatesController,
    SuppressionsController,
    SetAsideController,
    MailEventsController,
    UnsubscribeController,
    DraftsController,
    // Last: otherwise `mailings/:id` would catch paths such as `mailings/drafts`.
    MailingHistoryController,
  ],
  providers: [
    ToolsPassword,
    EmailAudit,
    WriterData,
    MailingsOnDesk,
    MailingsService,
    AddressCorrections,
    MailingHistoryQueries,
    MailingHistoryService,
    DraftsQueries,
    DraftsService,
    MailPreviewsService,
    MailSamples,
    MailStatistics,
    AudienceSnapshots,
    StaffMailService,
    SendingHours,
    RecipientsService,
    SuppressionsQueries,
    SuppressionsService,
    SetAsideService,
    TemplatesService,
    UnsubscribeService,
    SenderCheckService,
    MailEventsService,
    MailReportsJob,
  ],
  exports: [
    SenderCheckService,
    MailingsService,
    MailPreviewsService,
    MailSamples,
    RecipientsService,
    AudienceSnapshots,
    StaffMailService,
    SendingHours,
    ToolsPassword,
  ],
})
export class EmailModule {}
