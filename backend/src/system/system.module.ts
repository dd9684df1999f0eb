import { Module } from '@nestjs/common';
import { ClockModule } from '@tablefall/platform/clock/clock.module';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { RedisModule } from '@tablefall/platform/redis/redis.module';
import { EmailModule } from '../email/email.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DoctorController } from './doctor/doctor.controller.ts';
import { DoctorService } from './doctor/doctor.service.ts';
import { Operator } from './doctor/operator.ts';
import { WatchJob } from './doctor/watch.job.ts';
import { FindingsOnDesk } from './findings.desk.ts';
import { JobsController } from './jobs.controller.ts';
import { MailHoldController } from './mail-hold/mail-hold.controller.ts';
import { MailHoldQueries } from './mail-hold/mail-hold.queries.ts';
import { MailHoldService } from './mail-hold/mail-hold.service.ts';
import { SettingsController } from './settings.controller.ts';
import { StatusController } from './status/status.controller.ts';
import { StatusQueries } from './status/status.queries.ts';
import { SystemAudit } from './system.audit.ts';

/** What the administrator sees and does of the running product. */
@Module({
  imports: [ClockModule, JobsModule, RedisModule, EmailModule, UsersModule],
  controllers: [DoctorController, JobsController, MailHoldController, SettingsController, StatusController],
  providers: [
    SystemAudit,
    DoctorService,
    FindingsOnDesk,
    Operator,
    WatchJob,
    MailHoldQueries,
    MailHoldService,
    StatusQueries,
  ],
  exports: [Operator],
})
export class SystemModule {}
