import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ConnectionShare } from '../src/sending/connection-share.ts';
import { ProcessOfWorker } from './process-of-worker.ts';
import { setStage } from './stage.ts';
import { redisOfItsOwn, until } from './test-outbox.ts';

const REDIS = 15;
const stage = setStage(REDIS);

const ALLOWED = 6;
const SETUP = { env: { MAIL_BULK_CONNECTIONS: String(ALLOWED) }, settings: { shareEvery: 100 } };

/** The most connections that are open at once within so many milliseconds. */
async function mostWithin(ms: number): Promise<number> {
  stage.sink.mostOpen = stage.sink.open;
  await sleep(ms);
  return stage.sink.mostOpen;
}

describe('two workers of one account', () => {
  it('should have together as many connections as one alone, and each mail once', async () => {
    stage.sink.delay = 20;
    await stage.outbox.addInvitations(2_000, await stage.outbox.addMailing());
    const first = await stage.start(SETUP);
    await until(() => stage.sink.open === ALLOWED);
    const services = { DATABASE_URL: stage.outbox.url, SMTP_URL: stage.sink.url, ...redisOfItsOwn(REDIS) };
    const second = await ProcessOfWorker.start({ ...SETUP, env: { ...services, ...SETUP.env } });
    // Until the first knows of the second, and has closed what is too many, there are more.
    await until(() => first.get(ConnectionShare).of(ALLOWED) === ALLOWED / 2);
    await until(async () => (await mostWithin(400)) === ALLOWED);
    expect(await mostWithin(800)).toBeLessThanOrEqual(ALLOWED);

    // A worker that ends leaves its part to the others only after its last mail.
    const ended = second.kill('SIGTERM');
    await until(() => stage.sink.open <= ALLOWED / 2);
    await ended;
    await until(() => stage.sink.open === ALLOWED);
    expect(stage.sink.mostOpen).toBe(ALLOWED);
    await stage.outbox.allEnded();
    expect(stage.sink.received).toHaveLength(2_000);
    expect(stage.sink.copies.size).toBe(2_000);
  });

  it('should have a connection each where fewer are allowed', async () => {
    const setup = { ...SETUP, env: { MAIL_BULK_CONNECTIONS: '1' } };
    await stage.outbox.addInvitations(20, await stage.outbox.addMailing());
    await Promise.all([stage.start(setup), stage.start(setup)]);
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 20 });
  });
});
