import { Module } from '@nestjs/common';
import { Mail, Mailing, MailWordsSchema, SuppressionSchema } from '@tablefall/mail';
import { ConfigModule } from '@tablefall/platform/config/config.module';
import { DatabaseModule } from '@tablefall/platform/database/database.module';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { CurrentEditionModule } from '@tablefall/platform/edition/edition.module';
import { LoggingModule } from '@tablefall/platform/logging/logging.module';
import { ProcessesModule } from '@tablefall/platform/processes/processes.module';
import { QueueModule } from '@tablefall/platform/queue/queue.module';
import { HealthServer } from './health-server.ts';
import {
  MailBulkProcessor,
  MailNowProcessor,
  MailPushProcessor,
  MailSignInProcessor,
} from './mail.processors.ts';
import { DeviceOutbox } from './outbox/device-outbox.ts';
import { MailOutbox } from './outbox/mail-outbox.ts';
import { MailingOutbox } from './outbox/mailing-outbox.ts';
import { WordsReader } from './outbox/words-reader.ts';
import { PushRoad } from './push/push-road.ts';
import { ConnectionShare } from './sending/connection-share.ts';
import { DirectSending } from './sending/direct-sending.ts';
import { MailMetrics } from './sending/mail-metrics.ts';
import { ResultRecorder } from './sending/result-recorder.ts';
import { Senders } from './sending/senders.ts';
import { MailTransports } from './smtp/mail-transport.ts';
import { SmtpTransports } from './smtp/smtp-transports.ts';
import { Sweeper } from './sweeper.ts';
import { WorkerSettings } from './worker-settings.ts';

/** The mail worker: the outbox's rows in, SMTP out, and what devices are told to their push services. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    DatabaseModule.for([Mail, Mailing, MailWordsSchema, SuppressionSchema, Edition]),
    CurrentEditionModule,
    ProcessesModule.for('worker', ({ HEALTH_PORT }) => HEALTH_PORT ?? null),
    QueueModule.forConsumer(),
  ],
  providers: [
    WorkerSettings,
    MailOutbox,
    MailingOutbox,
    WordsReader,
    ResultRecorder,
    { provide: MailTransports, useClass: SmtpTransports },
    ConnectionShare,
    DeviceOutbox,
    PushRoad,
    Senders,
    MailSignInProcessor,
    MailNowProcessor,
    MailBulkProcessor,
    MailPushProcessor,
    DirectSending,
    Sweeper,
    MailMetrics,
    HealthServer,
  ],
})
export class WorkerModule {}
