import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Config, loadConfig } from '@tablefall/platform/config/config';
import { QuietLogger } from '@tablefall/platform/logging/quiet-logger';
import { MailTransports } from '../src/smtp/mail-transport.ts';
import { WorkerModule } from '../src/worker.module.ts';
import { WorkerSettings } from '../src/worker-settings.ts';

export interface WorkerSetup {
  /** Environment variables of the worker; the rest has its defaults. */
  env: Record<string, string>;
  settings?: Partial<WorkerSettings>;
}

/** Times short enough for a test, and long enough for a busy machine. */
export const QUICK: Partial<WorkerSettings> = {
  lease: 10_000,
  renewEvery: 1_000,
  recordAfter: 20,
  sweepEvery: 150,
  republishAfter: 1_500,
  circuitPause: 1_000,
  drain: 5_000,
  smtpSilence: 10_000,
};

/** The worker as `main.ts` runs it, with its environment and times set; `transports` stands in for SMTP. */
export async function bootWorker(
  setup: WorkerSetup,
  transports?: MailTransports,
): Promise<INestApplicationContext> {
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    APP_SECRET: 'a secret that only tests know about',
    PUBLIC_URL: 'https://tablefall.example',
    QUEUE_PREFIX: 'test',
    MAIL_RETRY_BASE_MS: '50',
    ...setup.env,
  });
  const builder = Test.createTestingModule({ imports: [WorkerModule] })
    .setLogger({ log: () => undefined, warn: () => undefined, error: () => undefined })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(WorkerSettings)
    .useValue(Object.assign(new WorkerSettings(), QUICK, setup.settings));
  if (transports) builder.overrideProvider(MailTransports).useValue(transports);
  const worker = await builder.compile();
  if (setup.env.LOG_LEVEL) worker.useLogger(worker.get(QuietLogger));
  try {
    return await worker.init();
  } catch (error) {
    await worker.close();
    throw error;
  }
}
