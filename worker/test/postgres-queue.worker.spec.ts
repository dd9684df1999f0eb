import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { bootWorker } from './boot-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { TestLedger } from './test-ledger.ts';

let ledger: TestLedger;
let sink: SmtpSink;
let worker: INestApplicationContext;

beforeAll(async () => {
  ledger = await TestLedger.create();
  sink = await SmtpSink.start();
});
afterAll(async () => {
  await worker.close();
  await sink.stop();
  await ledger.drop();
});

it('should take the whole road on BullMQ’s PostgreSQL back end, where there is no Redis', async () => {
  sink.misbehave = (to, attempt) =>
    attempt === 1 && to.startsWith('guest1') ? { refuse: '451 later', at: 'recipient' } : undefined;
  await ledger.addInvitations(300, await ledger.addMailing());
  const signIn = await ledger.addMail({ kind: 'sign-in' });
  worker = await bootWorker({ env: { DATABASE_URL: ledger.url, SMTP_URL: sink.url } });
  await ledger.allEnded(20_000);
  expect(await ledger.states()).toEqual({ sent: 301 });
  expect((await ledger.row(signIn)).attempts).toBe(1);
  expect(sink.received).toHaveLength(301);
});
