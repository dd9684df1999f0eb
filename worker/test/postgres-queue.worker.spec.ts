import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { bootWorker } from './boot-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { TestOutbox } from './test-outbox.ts';

let outbox: TestOutbox;
let sink: SmtpSink;
let worker: INestApplicationContext;

beforeAll(async () => {
  outbox = await TestOutbox.create();
  sink = await SmtpSink.start();
});
afterAll(async () => {
  await worker.close();
  await sink.stop();
  await outbox.drop();
});

it('should take the whole road on BullMQ’s PostgreSQL back end, where there is no Redis', async () => {
  sink.misbehave = (to, attempt) =>
    attempt === 1 && to.startsWith('guest1') ? { refuse: '451 later', at: 'recipient' } : undefined;
  await outbox.addInvitations(300, await outbox.addMailing());
  const signIn = await outbox.addMail({ kind: 'sign-in' });
  worker = await bootWorker({ env: { DATABASE_URL: outbox.url, SMTP_URL: sink.url } });
  await outbox.allEnded();
  expect(await outbox.states()).toEqual({ sent: 301 });
  expect((await outbox.row(signIn)).attempts).toBe(1);
  expect(sink.received).toHaveLength(301);
});
