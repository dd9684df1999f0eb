import { getQueueToken } from '@nestjs/bullmq';
import { MAIL_QUEUES } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ProcessOfWorker } from '@tablefall/worker/test/process-of-worker';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { undoneJobs, until } from '@tablefall/worker/test/test-outbox';
import type { ProcessSetup } from '@tablefall/worker/test/worker-process';
import type { Queue } from 'bullmq';
import type { TestApp } from './test-app.ts';

/**
 * The real worker as a process of its own beside a `TestApp`, with the mail server that it delivers to: for specs
 * that follow a mail from the request to the mailbox. The worker tells the time by the real clock, so the
 * gamedays of such a spec lie in the real future.
 */
export class TestWorker {
  private constructor(
    private readonly app: TestApp,
    private readonly process: ProcessOfWorker,
    readonly mailServer: SmtpSink,
  ) {}

  /**
   * @param environment variables of the worker besides those it shares with the app
   * @param mailServer one that another worker delivers to as well
   * @param settings of its leases and retries
   */
  static async start(
    app: TestApp,
    environment: Record<string, string> = {},
    mailServer?: SmtpSink,
    settings: ProcessSetup['settings'] = {},
  ): Promise<TestWorker> {
    const { DATABASE_URL, REDIS_URL, APP_SECRET, PUBLIC_URL } = app.config;
    const server = mailServer ?? (await SmtpSink.start());
    const services = { DATABASE_URL, APP_SECRET, PUBLIC_URL, SMTP_URL: server.url };
    const env = { ...services, ...(REDIS_URL && { REDIS_URL }), ...environment };
    return new TestWorker(app, await ProcessOfWorker.start({ env, settings }), server);
  }

  /** What it has logged, as far as LOG_LEVEL lets it. */
  get log(): string {
    return this.process.log;
  }

  /** Ends the process at once, as a crash does; the mail server stays. */
  async kill(): Promise<void> {
    await this.process.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.mailServer.stop();
  }

  /** Resolves once every job that the app has published is done: what has not left by then does not leave. */
  async settled(): Promise<void> {
    const queues = MAIL_QUEUES.map((name) => this.app.application.get<Queue>(getQueueToken(name)));
    await until(async () => (await undoneJobs(queues)) === 0);
  }

  /** Resolves once every mail of the outbox has ended. */
  async untilAllSent(): Promise<void> {
    await until(async () => {
      const [row] = await this.app.query(
        sql<{ open: number }>`
          select count(*)::int as open from mail where state in ('queued', 'sending', 'retrying')`,
      );
      return row?.open === 0;
    });
  }
}
