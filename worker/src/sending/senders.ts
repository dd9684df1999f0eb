import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MAIL_BULK, MAIL_NOW } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { MailLedger } from '../ledger/mail-ledger.ts';
import { RateWindow } from '../rules/rate-window.ts';
import { MailTransports } from '../smtp/mail-transport.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { ResultRecorder } from './result-recorder.ts';
import { Sender } from './sender.ts';
import { SharedRate } from './shared-rate.ts';

const PATIENCE_FOR_RECORDS = 5_000;

/**
 * One sender per queue. They share the account's rate, but no connection: sign-in mail never waits behind bulk
 * mail. Redis counts the rate over all workers; without it each worker has the whole of it to itself.
 */
@Injectable()
export class Senders implements OnModuleDestroy {
  private readonly logger = new Logger(Senders.name);
  readonly now: Sender;
  readonly bulk: Sender;
  private readonly closeRate: () => void;
  private readonly stops: (() => Promise<void>)[] = [];

  constructor(
    config: Config,
    settings: WorkerSettings,
    ledger: MailLedger,
    private readonly recorder: ResultRecorder,
    transports: MailTransports,
  ) {
    const { REDIS_URL, SMTP_URL, MAIL_RATE_PER_SECOND: limit } = config;
    const shared = REDIS_URL && limit > 0 ? new SharedRate(REDIS_URL, SMTP_URL, limit) : null;
    const rate = shared ?? new RateWindow(limit);
    this.closeRate = () => shared?.close();
    const senderWith = (name: string, connections: number) =>
      new Sender(name, connections, {
        config,
        settings,
        ledger,
        recorder,
        rate,
        transport: transports.open(connections),
      });
    this.now = senderWith(MAIL_NOW, config.MAIL_NOW_CONNECTIONS);
    this.bulk = senderWith(MAIL_BULK, config.MAIL_BULK_CONNECTIONS);
  }

  /** What must stop before the senders drain: whatever brings new work. */
  stopFirst(stop: () => Promise<void>): void {
    this.stops.push(stop);
  }

  /** The graceful end: no new work, unsent mails given back, those under way awaited, results recorded. */
  async onModuleDestroy(): Promise<void> {
    this.logger.log('Draining');
    await Promise.all([...this.stops.map((stop) => stop()), this.now.drain(), this.bulk.drain()]);
    await this.recorder.close(PATIENCE_FOR_RECORDS);
    this.closeRate();
    this.logger.log('Drained');
  }
}
