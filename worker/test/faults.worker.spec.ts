import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { MailTransport } from '../src/smtp/mail-transport.ts';
import { setStage } from './stage.ts';
import { emptyRedis, until } from './test-outbox.ts';
import { TestRedis } from './test-redis.ts';

const stage = setStage(5);

async function messageIds(): Promise<string[]> {
  return (await stage.outbox.rows()).map(({ message_id }) => message_id);
}

describe('a service that fails', () => {
  it('should lose nothing when Redis is emptied in the middle', async () => {
    stage.sink.delay = 5;
    await stage.outbox.addInvitations(1_000, await stage.outbox.addMailing());
    await stage.start();
    await until(() => stage.sink.received.length > 200);
    await emptyRedis(5);
    await stage.outbox.allEnded();
    expect([...stage.sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
    expect(stage.sink.received).toHaveLength(1_000);
  });

  it('should not send a mail twice for want of a record while PostgreSQL is away', async () => {
    stage.sink.delay = 5;
    await stage.outbox.addInvitations(400, await stage.outbox.addMailing());
    await stage.start();
    await until(() => stage.sink.received.length > 60);
    await stage.outbox.goAway();
    // So long is it away: claims outlast it.
    await sleep(1_200);
    await stage.outbox.comeBack();
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 400 });
    expect(stage.sink.received).toHaveLength(400);
  });

  it('should not send a mail twice either when PostgreSQL is away for longer than the lease', async () => {
    stage.sink.delay = 5;
    await stage.outbox.addInvitations(400, await stage.outbox.addMailing());
    await stage.start({ settings: { lease: 1_000, renewEvery: 300 } });
    await until(() => stage.sink.received.length > 60);
    await stage.outbox.goAway();
    // So long is it away: claims do not outlast it.
    await sleep(2_500);
    await stage.outbox.comeBack();
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 400 });
    expect(stage.sink.received).toHaveLength(400);
  });

  it('should repeat at most what two workers had claimed when PostgreSQL is away for longer than the lease', async () => {
    stage.sink.delay = 5;
    await stage.outbox.addInvitations(600, await stage.outbox.addMailing());
    const settings = { lease: 2_000, renewEvery: 300 };
    await Promise.all([stage.start({ settings }), stage.start({ settings })]);
    await until(() => stage.sink.received.length > 100);
    const claimed = await stage.outbox.goAway();
    // So long is it away: claims do not outlast it.
    await sleep(3_500);
    await stage.outbox.comeBack();
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 600 });
    expect([...stage.sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
    expect(stage.sink.received.length - 600).toBeLessThanOrEqual(claimed);
  });

  it('should come to the same totals as the sink over 1,000 mails that meet all faults', async () => {
    const fate = (to: string) => Number(/\d+/.exec(to)?.[0]) % 20;
    stage.sink.misbehave = (to, attempt) => {
      if (fate(to) === 0) return { refuse: '550 5.1.1 unknown', at: 'recipient' };
      if (attempt > 1) return undefined;
      if (fate(to) === 1) return { drop: 'in data' };
      return fate(to) <= 5 ? { refuse: '451 later', at: 'recipient' } : undefined;
    };
    await stage.outbox.addInvitations(1_000, await stage.outbox.addMailing());
    // One in twenty is refused for good: the brake would pause the mailing.
    await stage.start({ env: { MAIL_BRAKE_BOUNCE_PERCENT: '0' } });
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 950, failed: 50 });
    expect(stage.sink.received).toHaveLength(950);
    expect(await stage.outbox.suppressions()).toHaveLength(50);
    const retried = (await stage.outbox.rows()).filter(({ attempts }) => attempts === 2);
    expect(retried.length).toBeGreaterThanOrEqual(200);
  });
});

/** A Redis that a spec may kill: it needs the run's own to be a server of this machine. */
const itWithRedis = (await TestRedis.canStart()) ? it : it.skip;

describe('a Redis that is killed and comes back', () => {
  itWithRedis.each([
    ['remembers its jobs', { appendonly: 'yes', appendfsync: 'always' }],
    ['has forgotten everything', { appendonly: 'no' }],
  ])('should lose no mail and repeat none when it %s', async (_what, persistence) => {
    const redis = await TestRedis.start(persistence);
    try {
      stage.sink.delay = 5;
      await stage.outbox.addInvitations(1_000, await stage.outbox.addMailing());
      const worker = await stage.start({ env: { REDIS_URL: redis.url } });
      await until(() => stage.sink.received.length > 200);
      await redis.kill();
      // So long is it away.
      await sleep(500);
      await redis.start();
      await stage.outbox.allEnded();
      expect(await stage.outbox.states()).toEqual({ sent: 1_000 });
      expect([...stage.sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
      expect(stage.sink.received).toHaveLength(1_000);
      await stage.stop(worker);
    } finally {
      await redis.discard();
    }
  });
});

describe('a Redis that is away', () => {
  const sendWithout = async (redis: TestRedis) => {
    await stage.outbox.addInvitations(500, await stage.outbox.addMailing());
    const worker = await stage.start({ env: { REDIS_URL: redis.url } });
    await stage.outbox.addMail({ kind: 'sign-in' });
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 501 });
    return worker;
  };

  itWithRedis('should keep no mail from being sent, from the start of the worker on', async () => {
    const redis = await TestRedis.start({ appendonly: 'no' });
    await redis.kill();
    try {
      const worker = await sendWithout(redis);
      await redis.start();
      const later = await stage.outbox.addMail({ kind: 'sign-in' });
      await until(async () => (await stage.outbox.row(later)).state === 'sent');
      expect(stage.sink.received).toHaveLength(502);
      await stage.stop(worker);
    } finally {
      await redis.discard();
    }
  });

  itWithRedis('should keep no mail from being sent either when it only refuses what is written', async () => {
    const redis = await TestRedis.start({ maxmemory: '1', 'maxmemory-policy': 'noeviction' });
    try {
      await stage.stop(await sendWithout(redis));
      expect(stage.sink.received).toHaveLength(501);
    } finally {
      await redis.discard();
    }
  });
});

describe('two workers', () => {
  it('should send each of 1,000 mails once, each its share', async () => {
    await stage.outbox.addInvitations(1_000, await stage.outbox.addMailing());
    const env = { MAIL_BULK_CONNECTIONS: '20' };
    await Promise.all([stage.start({ env }), stage.start({ env })]);
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 1_000 });
    expect(stage.sink.received).toHaveLength(1_000);
    expect([...stage.sink.copies.keys()].sort()).toEqual((await messageIds()).sort());
    expect(stage.sink.mostOpen).toBeGreaterThan(10);
  });
});

describe('two workers with a limit', () => {
  it('should share the rate of their one account', async () => {
    const threeJobs = 300;
    await stage.outbox.addInvitations(threeJobs, await stage.outbox.addMailing());
    const env = { MAIL_RATE_PER_SECOND: '50' };
    await Promise.all([stage.start({ env }), stage.start({ env })]);
    await stage.outbox.allEnded();
    const times = stage.sink.received.map(({ at }) => at);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(4_300);
  });
});

describe('a send that never ends', () => {
  it('should be given up, marked as ambiguous and tried again, and hold up no other', async () => {
    let hangs = true;
    const attempts: string[] = [];
    const transport: MailTransport = {
      send: ({ to }) => {
        attempts.push(to.address);
        return hangs && to.address.startsWith('guest1@')
          ? new Promise(() => undefined)
          : Promise.resolve({ code: 250 });
      },
      connections: 1,
      resize: () => undefined,
      close: () => undefined,
    };
    await stage.outbox.addInvitations(30, await stage.outbox.addMailing());
    await stage.start({ env: { MAIL_BULK_CONNECTIONS: '1' }, settings: { sendLongest: 300 } }, transport);
    await until(async () => (await stage.outbox.states()).sent === 29);
    await until(async () => (await stage.outbox.rows()).some(({ ambiguous }) => ambiguous));
    hangs = false;
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 30 });
    expect(attempts.filter((to) => to === 'guest1@guests.example').length).toBeGreaterThan(1);
  });
});

describe('a mail server that is slow', () => {
  it('should stall nothing, and a drain should end what is under way and give back the rest', async () => {
    stage.sink.delay = 300;
    await stage.outbox.addInvitations(100, await stage.outbox.addMailing());
    const worker = await stage.start({ settings: { lease: 1_000, renewEvery: 200, drain: 60_000 } });
    await until(() => stage.sink.received.length > 0);
    const before = stage.sink.received.length;
    await stage.stop(worker);
    const { sent = 0, queued = 0, ...others } = await stage.outbox.states();
    expect(others).toEqual({});
    expect(sent).toBe(stage.sink.received.length);
    const underWay = 2 * 10;
    expect(sent - before).toBeLessThanOrEqual(underWay);
    expect(sent + queued).toBe(100);
    for (const row of await stage.outbox.rows()) expect(row.attempts).toBe(row.state === 'sent' ? 1 : 0);

    stage.sink.delay = 0;
    await stage.start();
    await stage.outbox.allEnded();
    expect(stage.sink.received).toHaveLength(100);
  });

  it('should not hold up sign-in mail behind a bulk send', async () => {
    stage.sink.misbehave = (to) => (to.startsWith('guest') ? { hang: 'after the dot' } : undefined);
    await stage.outbox.addInvitations(100, await stage.outbox.addMailing());
    await stage.start({ settings: { smtpSilence: 60_000, drain: 100 } });
    await until(() => stage.sink.received.length >= 10);
    const id = await stage.outbox.addMail({ kind: 'sign-in' });
    await until(async () => (await stage.outbox.row(id)).state === 'sent');
    const { sent, sending = 0 } = await stage.outbox.states();
    expect(sent).toBe(1);
    expect(sending).toBeGreaterThanOrEqual(10);
  });
});
