import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerSettings } from '../src/worker-settings.ts';
import { ProcessOfWorker } from './process-of-worker.ts';
import { SmtpSink } from './smtp-sink.ts';
import { redisOfItsOwn, TestOutbox, until } from './test-outbox.ts';
import type { ProcessSetup } from './worker-process.ts';

let outbox: TestOutbox;
let sink: SmtpSink;
let worker: ProcessOfWorker;

beforeAll(async () => {
  outbox = await TestOutbox.create();
});
afterAll(() => outbox.drop());
beforeEach(async () => {
  sink = await SmtpSink.start();
});
afterEach(async () => {
  await worker.kill('SIGKILL');
  await sink.stop();
  await outbox.clear();
});

function setup(changes: Partial<ProcessSetup> = {}): ProcessSetup {
  return {
    env: { DATABASE_URL: outbox.url, SMTP_URL: sink.url, ...redisOfItsOwn(4) },
    settings: { lease: 1_500, renewEvery: 300 },
    ...changes,
  };
}

describe('a worker that is killed', () => {
  it('should lose none of 1,000 mails over 4 kills, and repeat only what was under way', async () => {
    const kills = 4;
    await outbox.addInvitations(1_000, await outbox.addMailing());
    for (let killed = 0; killed < kills; killed += 1) {
      worker = await ProcessOfWorker.start(setup());
      const goal = Math.min(sink.received.length + 150, 950);
      await until(() => sink.received.length >= goal);
      await worker.kill('SIGKILL');
    }
    worker = await ProcessOfWorker.start(setup());
    await outbox.allEnded();

    expect(await outbox.states()).toEqual({ sent: 1_000 });
    const expected = new Set((await outbox.rows()).map(({ message_id }) => message_id));
    expect(new Set(sink.copies.keys())).toEqual(expected);
    // One mail of each connection, a batch of results that is being recorded, and those that gather meanwhile.
    const underWayOrUnflushed = 10 + 2 * new WorkerSettings().recordSize;
    expect(sink.received.length - 1_000).toBeLessThanOrEqual(kills * underWayOrUnflushed);
  }, 120_000);

  it('should quarantine a mail that kills its worker again and again, and send the others', async () => {
    await outbox.addInvitations(80, await outbox.addMailing());
    const deadly = 'guest42@guests.example';
    const settings = { lease: 600, renewEvery: 150, lossesBeforeQuarantine: 2 };
    let done = false;
    const keepAlive = (async () => {
      while (!done) {
        worker = await ProcessOfWorker.start(setup({ deadly, settings }));
        await worker.ended;
      }
    })();
    await outbox.allEnded();
    done = true;
    await worker.kill('SIGKILL');
    await keepAlive;

    expect(await outbox.states()).toEqual({ sent: 79, failed: 1 });
    const [failed] = (await outbox.rows()).filter(({ state }) => state === 'failed');
    expect(failed).toMatchObject({
      recipient_address: deadly,
      last_error: expect.stringMatching(/^Quarantined/),
    });
    expect(sink.received.some(({ to }) => to === deadly)).toBe(false);
  }, 120_000);
});
