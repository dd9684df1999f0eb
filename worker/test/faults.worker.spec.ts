import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { bootWorker, type WorkerSetup } from './boot-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { emptyRedis, redisOfItsOwn, TestLedger, until } from './test-ledger.ts';

let ledger: TestLedger;
let sink: SmtpSink;
let workers: INestApplicationContext[] = [];

beforeAll(async () => {
  ledger = await TestLedger.create();
});
afterAll(() => ledger.drop());
beforeEach(async () => {
  sink = await SmtpSink.start();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
  await sink.stop();
  await ledger.clear();
});

jest.setTimeout(90_000);

async function start(setup: Partial<WorkerSetup> = {}): Promise<INestApplicationContext> {
  const env = { DATABASE_URL: ledger.url, SMTP_URL: sink.url, ...redisOfItsOwn(5), ...setup.env };
  const worker = await bootWorker({ env, settings: setup.settings });
  workers.push(worker);
  return worker;
}

async function messageIds(): Promise<string[]> {
  return (await ledger.rows()).map(({ message_id }) => message_id);
}

describe('a service that fails', () => {
  it('should lose nothing when Redis is emptied in the middle (F3)', async () => {
    sink.delay = 5;
    await ledger.addInvitations(1_000, await ledger.addMailing());
    await start();
    await until(() => sink.received.length > 200);
    await emptyRedis(5);
    await ledger.allEnded(60_000);
    expect([...sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
    expect(sink.received).toHaveLength(1_000);
  });

  it('should not send a mail twice for want of a record while PostgreSQL is away (F7)', async () => {
    sink.delay = 5;
    await ledger.addInvitations(400, await ledger.addMailing());
    await start();
    await until(() => sink.received.length > 60);
    await ledger.goAway();
    await sleep(1_200);
    await ledger.comeBack();
    await ledger.allEnded(60_000);
    expect(await ledger.states()).toEqual({ sent: 400 });
    expect(sink.received).toHaveLength(400);
  });

  it('should come to the same totals as the sink over 1,000 mails that meet all faults (F12)', async () => {
    const fate = (to: string) => Number(/\d+/.exec(to)?.[0]) % 20;
    sink.misbehave = (to, attempt) => {
      if (fate(to) === 0) return { refuse: '550 5.1.1 unknown', at: 'recipient' };
      if (attempt > 1) return undefined;
      if (fate(to) === 1) return { drop: 'in data' };
      return fate(to) <= 5 ? { refuse: '451 later', at: 'recipient' } : undefined;
    };
    await ledger.addInvitations(1_000, await ledger.addMailing());
    await start();
    await ledger.allEnded(60_000);
    expect(await ledger.states()).toEqual({ sent: 950, failed: 50 });
    expect(sink.received).toHaveLength(950);
    expect(await ledger.suppressed()).toHaveLength(50);
    const retried = (await ledger.rows()).filter(({ attempts }) => attempts === 2);
    expect(retried.length).toBeGreaterThanOrEqual(200);
  });
});

describe('two workers', () => {
  it('should send each of 1,000 mails once, each its share (F9)', async () => {
    await ledger.addInvitations(1_000, await ledger.addMailing());
    await Promise.all([start(), start()]);
    await ledger.allEnded(60_000);
    expect(await ledger.states()).toEqual({ sent: 1_000 });
    expect(sink.received).toHaveLength(1_000);
    expect([...sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
    expect(sink.mostOpen).toBeGreaterThan(10);
  });
});

describe('two workers with a limit', () => {
  it('should share the rate of their one account', async () => {
    const threeJobs = 300;
    await ledger.addInvitations(threeJobs, await ledger.addMailing());
    const env = { MAIL_RATE_PER_SECOND: '50' };
    await Promise.all([start({ env }), start({ env })]);
    await ledger.allEnded();
    const times = sink.received.map(({ at }) => at);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(4_300);
  });
});

describe('a mail server that is slow', () => {
  it('should stall nothing, and a drain should end what is under way and give back the rest (F14)', async () => {
    sink.delay = 300;
    await ledger.addInvitations(100, await ledger.addMailing());
    const worker = await start({ settings: { lease: 1_000, renewEvery: 200 } });
    await until(() => sink.received.length > 0);
    const begun = Date.now();
    await worker.close();
    expect(Date.now() - begun).toBeLessThan(5_000);
    workers = [];
    const { sent = 0, queued = 0, ...others } = await ledger.states();
    expect(others).toEqual({});
    expect(sent).toBe(sink.received.length);
    expect(sent + queued).toBe(100);
    for (const row of await ledger.rows()) expect(row.attempts).toBe(row.state === 'sent' ? 1 : 0);

    sink.delay = 0;
    await start();
    await ledger.allEnded();
    expect(sink.received).toHaveLength(100);
  });

  it('should not hold up sign-in mail behind a bulk send', async () => {
    sink.misbehave = (to) => (to.startsWith('guest') ? { hang: 'after the dot' } : undefined);
    await ledger.addInvitations(100, await ledger.addMailing());
    await start({ settings: { smtpSilence: 3_000 } });
    await until(() => sink.received.length >= 10);
    const begun = Date.now();
    const id = await ledger.addMail({ kind: 'sign-in' });
    await until(async () => (await ledger.row(id)).state === 'sent');
    expect(Date.now() - begun).toBeLessThan(2_000);
    sink.misbehave = () => undefined;
  });
});
