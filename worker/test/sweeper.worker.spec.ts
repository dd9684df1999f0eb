import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  ALONE,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_PUSH,
  MAIL_SIGN_IN,
  type MailJob,
  type MailPriority,
  NORMAL_PRIORITY,
} from '@tablefall/mail';
import { loadConfig } from '@tablefall/platform/config/config';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Metrics } from '@tablefall/platform/metrics/metrics';
import { Queue } from 'bullmq';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { MailingOutbox } from '../src/outbox/mailing-outbox.ts';
import type { DirectSending } from '../src/sending/direct-sending.ts';
import { MailMetrics } from '../src/sending/mail-metrics.ts';
import { ResultRecorder } from '../src/sending/result-recorder.ts';
import { Sweeper } from '../src/sweeper.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { redisOfItsOwn, TestOutbox } from './test-outbox.ts';

const { REDIS_URL } = redisOfItsOwn(10);
const settings = new WorkerSettings();
let outbox: TestOutbox;
let signIn: Queue<MailJob>;
let now: Queue<MailJob>;
let bulk: Queue<MailJob>;
let push: Queue<MailJob>;
let sweeper: Sweeper;

beforeAll(async () => {
  Logger.overrideLogger(false);
  outbox = await TestOutbox.create();
  const connection = { url: REDIS_URL };
  signIn = new Queue(MAIL_SIGN_IN, { connection });
  now = new Queue(MAIL_NOW, { connection });
  bulk = new Queue(MAIL_BULK, { connection });
  push = new Queue(MAIL_PUSH, { connection });
  const mails = new MailOutbox(outbox.em, settings);
  const config = loadConfig({ DATABASE_URL: outbox.url, APP_SECRET: 'x'.repeat(32) });
  const mailings = new MailingOutbox(
    outbox.em,
    settings,
    config,
    await CurrentEdition.read(outbox.em, config),
  );
  const direct = {} as DirectSending; // Not needed: the queue is there.
  const recorder = new ResultRecorder(mails, settings);
  const metrics = new MailMetrics(new Metrics());
  sweeper = new Sweeper(mails, mailings, recorder, settings, direct, metrics, signIn, now, bulk, push);
});
afterAll(async () => {
  await Promise.all([signIn, now, bulk, push].map((queue) => queue.close()));
  await outbox.drop();
});
beforeEach(() => Promise.all([signIn, now, bulk, push].map((queue) => queue.obliterate())));
afterEach(() => outbox.clear());

/** Jobs that nobody takes out of the queue. */
const fillWith = (priority: MailPriority) =>
  now.addBulk(Array.from({ length: 25 }, (_, n) => jobsOf([`${n}`], priority)).flat());
const idsIn = async (state: 'waiting' | 'prioritized') =>
  (await now.getJobs([state])).flatMap(({ data }) => data.ids);

it('should publish a due mail however much mail of visitors is in the queue, and no more of that', async () => {
  await fillWith(LOW_PRIORITY);
  const visitor = await outbox.addMail({ kind: 'gameday-rsvp', priority: LOW_PRIORITY });
  const notice = await outbox.addMail({ kind: 'event-notice' });
  await sweeper.sweep();
  expect(await idsIn('waiting')).toEqual([notice]);
  expect(await idsIn('prioritized')).not.toContain(visitor);
});

it('should publish due mail of visitors although plenty of other mail waits, and no more of that', async () => {
  await fillWith(NORMAL_PRIORITY);
  const visitor = await outbox.addMail({ kind: 'gameday-rsvp', priority: LOW_PRIORITY });
  const notice = await outbox.addMail({ kind: 'event-notice' });
  const login = await outbox.addMail({ kind: 'sign-in' });
  await sweeper.sweep();
  expect(await idsIn('prioritized')).toEqual([visitor]);
  expect(await idsIn('waiting')).not.toContain(notice);
  expect((await signIn.getJobs(['waiting'])).flatMap(({ data }) => data.ids)).toEqual([login]);
});

it('should give a mail that is to be sent alone its own place in the queue', async () => {
  const visitor = await outbox.addMail(
    { kind: 'gameday-rsvp', priority: LOW_PRIORITY },
    { losses: settings.lossesBeforeIsolation },
  );
  await sweeper.sweep();
  expect((await now.getJobs(['prioritized'])).map(({ name, data }) => [name, data.ids])).toEqual([
    [ALONE, [visitor]],
  ]);
});
