import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { MAIL_QUEUES } from '@tablefall/mail';
import type { Queue } from 'bullmq';
import { ResultRecorder } from '../src/sending/result-recorder.ts';
import type { MailTransport } from '../src/smtp/mail-transport.ts';
import { Sweeper } from '../src/sweeper.ts';
import { bootWorker, type WorkerSetup } from './boot-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { redisOfItsOwn, TestOutbox, undoneJobs, until } from './test-outbox.ts';

/** What a spec file of the worker plays on: one outbox, a fresh mail server for every spec, and its workers. */
export interface Stage {
  outbox: TestOutbox;
  sink: SmtpSink;
  /** @param transport stands in for SMTP */
  start(setup?: Partial<WorkerSetup>, transport?: MailTransport): Promise<INestApplicationContext>;
  stop(worker: INestApplicationContext): Promise<void>;
  /**
   * Resolves once the workers have swept, done every job there is and written its result: what has not left by then
   * does not leave, and what a spec writes into the outbox after it stays.
   */
  settled(): Promise<void>;
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
    async settled() {
      await Promise.all([...workers].map((worker) => worker.get(Sweeper).sweep()));
      const queues = [...workers].flatMap((worker) =>
        MAIL_QUEUES.map((name) => worker.get<Queue>(getQueueToken(name))),
      );
      await until(async () => (await undoneJobs(queues)) === 0);
      await Promise.all([...workers].map((worker) => worker.get(ResultRecorder).flush()));
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
