import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { ContentModule } from '../../convention/content/content.module.ts';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { OwnDaysModule } from '../../convention/own-days/own-days.module.ts';
import { RegistrationModule } from '../../convention/registration/registration.module.ts';
import { RetentionModule } from '../../convention/retention/retention.module.ts';
import { RateLimitsModule } from '../../http/access/throttling/rate-limits.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AudienceHolding } from '../audiences/audience-holding.ts';
import { AudienceSource } from '../audiences/audience-source.ts';
import { AudiencesQueries } from '../audiences/audiences.queries.ts';
import { AudiencesService } from '../audiences/audiences.service.ts';
import { OldAudiencesJob } from '../audiences/old-audiences.job.ts';
import { RegistrantSamples } from '../audiences/registrant-samples.ts';
import { SharedFacts } from '../audiences/shared-facts.ts';
import { EmailModule } from '../email.module.ts';
import { EmailerPasswordGuard } from '../tools-password/emailer-password.ts';
import { AdminMailController } from './admin-mail.controller.ts';
import { AudiencesController } from './audiences.controller.ts';
import { MailingTimes } from './mailing-times.service.ts';
import { ScheduleMailing } from './schedule-mailing.service.ts';
import { ScheduledMailingsJob } from './scheduled-mailings.job.ts';
import { SendAdminMail } from './send-admin-mail.service.ts';

/** The administrator's tools, which send to registrants; see `EmailerPassword` for who may use them. */
@Module({
  imports: [
    ContentModule,
    EditionModule,
    EmailModule,
    OutboxModule,
    OwnDaysModule,
    RateLimitsModule,
    RegistrationModule,
    RetentionModule,
    UsersModule,
  ],
  controllers: [AdminMailController, AudiencesController],
  providers: [
    AudienceHolding,
    AudienceSource,
    AudiencesQueries,
    AudiencesService,
    EmailerPasswordGuard,
    OldAudiencesJob,
    RegistrantSamples,
    SharedFacts,
    MailingTimes,
    ScheduleMailing,
    SendAdminMail,
    ScheduledMailingsJob,
  ],
})
export class AdminToolsModule {}
