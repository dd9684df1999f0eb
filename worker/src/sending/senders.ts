import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { MAIL_BULK, MAIL_NOW, MAIL_PUSH, MAIL_SIGN_IN, type MailQueueName } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { MailOutbox } from '../outbox/mail-outbox.ts';
import { MailingOutbox } from '../outbox/mailing-outbox.ts';
import { WordsReader } from '../outbox/words-reader.ts';
import { PushRoad } from '../push/push-road.ts';
import { RateWindow } from '../rules/rate-window.ts';
import { MailTransports } from '../smtp/mail-transport.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { ConnectionShare } from './connection-share.ts';
import { MailMetrics } from './mail-metrics.ts';
import { ResultRecorder } from './result-recorder.ts';
import type { Road } from './road.ts';
import { Sender } from './sender.ts';
import { Shaping } from './shaping.ts';
import { SharedRate } from './shared-rate.ts';
import { SmtpRoad } from './smtp-road.ts';

const PATIENCE_FOR_RECORDS = 5_000;
/** For each push service, of all workers together. As `MAILS_PER_CONNECTION` has it, that is sixteen notices at a time. */
const PUSH_CONNECTIONS = 8;

/**
 * One sender for each queue. Those of mail share the account's rate but no connection, so sign-in mail never waits behind
 * other mail. Redis counts the rate over all workers; without Redis each worker counts for itself and may use all of
 * it. Connections are divided among the workers that run.
 */
@Injectable()
export class Senders implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Senders.name);
  private readonly senders: Record<MailQueueName, Sender>;
  private readonly closeRate: () => void;

  constructor(
    config: Config,
    settings: WorkerSettings,
    mails: MailOutbox,
    mailings: MailingOutbox,
    words: WordsReader,
    private readonly recorder: ResultRecorder,
    transports: MailTransports,
    metrics: MailMetrics,
    share: ConnectionShare,
    edition: CurrentEdition,
    push: PushRoad,
  ) {
    const {
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      MAIL_RATE_PER_SECOND: limit,
      queuePrefix: prefix,
    } = config;
    const shared = redisUrl && limit > 0 ? new SharedRate({ redisUrl, smtpUrl, prefix }, limit) : null;
    const rate = shared ?? new RateWindow(limit);
    const shaping = new Shaping(config);
    this.closeRate = () => {
      shared?.close();
      shaping.close();
    };
    const smtp = (connections: number): Road =>
      new SmtpRoad(transports.open(connections), () => ({ config, edition: edition.settings }));
    const senderOf = (queue: MailQueueName, ofAllWorkers: number, roadOf = smtp) => {
      const connections = share.of(ofAllWorkers);
      const sender = new Sender(queue, connections, {
        config,
        settings,
        mails,
        mailings,
        words,
        recorder,
        rate: roadOf === smtp ? rate : new RateWindow(0),
        metrics,
        shaping,
        road: roadOf(connections),
      });
      share.follow(() => sender.resize(share.of(ofAllWorkers)));
      return sender;
    };
    this.senders = {
      [MAIL_SIGN_IN]: senderOf(MAIL_SIGN_IN, config.MAIL_SIGN_IN_CONNECTIONS),
      [MAIL_NOW]: senderOf(MAIL_NOW, config.MAIL_NOW_CONNECTIONS),
      [MAIL_BULK]: senderOf(MAIL_BULK, config.MAIL_BULK_CONNECTIONS),
      [MAIL_PUSH]: senderOf(MAIL_PUSH, PUSH_CONNECTIONS, () => push),
    };
  }

  of(queue: MailQueueName): Sender {
    return this.senders[queue];
  }

  /**
   * The orderly end: unsent mails are given back, those under way are waited for, results are recorded. What brings
   * new work (the queues' processors and the sweeper) stops before, in `onModuleDestroy`; the database closes after.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.logger.log('Draining');
    await Promise.all(Object.values(this.senders).map((sender) => sender.drain()));
    await this.recorder.close(PATIENCE_FOR_RECORDS);
    this.closeRate();
    this.logger.log('Drained');
  }
}
