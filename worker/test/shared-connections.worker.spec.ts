import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const REDIS = 15;
const stage = setStage(REDIS);

const ALLOWED = 6;
const SETUP = { env: { MAIL_BULK_CONNECTIONS: String(ALLOWED) }, settings: { shareEvery: 100 } };

jest.setTimeout(60_000);

describe('two workers of one account', () => {
  it('should have together as many connections as one alone, and each mail once', async () => {
    stage.sink.delay = 20;
    await stage.outbox.addInvitations(1_500, await stage.outbox.addMailing());
    const first = await stage.start(SETUP);
    await until(() => stage.sink.connected === ALLOWED);
    const second = await stage.start(SETUP);
    await until(() => stage.sink.connected <= ALLOWED);
    await sleep(500);
    const counted: number[] = [];
    for (let look = 0; look < 40; look++) {
      counted.push(stage.sink.connected);
      await sleep(20);
    }
    expect(Math.max(...counted)).toBe(ALLOWED);

    await stage.stop(second);
    await until(() => stage.sink.connected === ALLOWED);
    await stage.outbox.allEnded(30_000);
    expect(stage.sink.received).toHaveLength(1_500);
    expect(stage.sink.copies.size).toBe(1_500);
    await stage.stop(first);
  });
});
