import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { MailTransport } from '../src/smtp/mail-transport.ts';
import { bootWorker, type WorkerSetup } from './boot-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { redisOfItsOwn, TestOutbox } from './test-outbox.ts';

/** What a spec file of the worker plays on: one outbox, a fresh mail server for every spec, and its workers. */
export interface Stage {
  outbox: TestOutbox;
  sink: SmtpSink;
  /** @param transport stands in for SMTP */
  start(setup?: Partial<WorkerSetup>, transport?: MailTransport): Promise<INestApplicationContext>;
  stop(worker: INestApplicationContext): Promise<void>;
}

/** Sets the stage for the specs of a file. Files run side by side, so each names a Redis database of its own. */
export function setStage(redisDatabase: number): Stage {
  const workers = new Set<INestApplicationContext>();
  const stage = {
    async start(setup: Partial<WorkerSetup> = {}, transport?: MailTransport) {
      const services = { DATABASE_URL: stage.outbox.url, SMTP_URL: stage.sink.url };
      const env = { ...services, ...redisOfItsOwn(redisDatabase), ...setup.env };
      const worker = await bootWorker(
        { env, settings: setup.settings },
        transport && { open: () => transport },
      );
      workers.add(worker);
      return worker;
    },
    async stop(worker: INestApplicationContext) {
      workers.delete(worker);
      await worker.close();
    },
  } as Stage;

  beforeAll(async () => {
    stage.outbox = await TestOutbox.create();
  });
  afterAll(() => stage.outbox.drop());
  beforeEach(async () => {
    stage.sink = await SmtpSink.start();
  });
  afterEach(async () => {
    await Promise.all([...workers].map((worker) => stage.stop(worker)));
    await stage.sink.stop();
    await stage.outbox.clear();
  });
  return stage;
}
