import { describe, expect, it } from '@jest/globals';
import { MAIL_BULK, MAIL_NOW, NORMAL_PRIORITY } from '@tablefall/mail';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { Sweeper } from '../src/sweeper.ts';
import { ProcessOfWorker } from './process-of-worker.ts';
import { setStage } from './stage.ts';
import { redisOfItsOwn, until } from './test-outbox.ts';

const REDIS = 13;
const stage = setStage(REDIS);

describe('while all mail is held', () => {
  it('should send nothing, sign-in mail included, and each mail once after the release, with two workers', async () => {
    await stage.outbox.holdAll();
    await stage.outbox.addInvitations(300, await stage.outbox.addMailing());
    const single = await stage.outbox.addMails([{ kind: 'sign-in' }, { kind: 'event-notice' }]);
    const [worker] = await Promise.all([stage.start(), stage.start()]);
    await stage.settled();
    // As a job does that was published before the hold.
    expect(await worker.get(MailOutbox).claim(single, false)).toEqual([]);
    expect(await worker.get(MailOutbox).takeDue(MAIL_NOW, [NORMAL_PRIORITY], 10)).toEqual([]);
    expect(stage.sink.received).toHaveLength(0);
    expect(await stage.outbox.states()).toEqual({ queued: 302 });
    expect((await stage.outbox.rows()).every(({ fence }) => fence === 0)).toBe(true);

    await stage.outbox.releaseAll();
    await stage.outbox.allEnded();

    expect(await stage.outbox.states()).toEqual({ sent: 302 });
    expect(stage.sink.received).toHaveLength(302);
    expect(stage.sink.copies.size).toBe(302);
  });

  it('should keep mails that are claimed and wait for their turn', async () => {
    stage.sink.delay = 300;
    await stage.outbox.addInvitations(100, await stage.outbox.addMailing());
    await stage.outbox.addMails(Array.from({ length: 30 }, () => ({ kind: 'event-notice' as const })));
    const env = { MAIL_BULK_CONNECTIONS: '1', MAIL_NOW_CONNECTIONS: '1' };
    await stage.start({ env, settings: { readHolds: 100 } });
    await until(() => stage.sink.received.length > 1);

    await stage.outbox.holdAll();

    await until(async () => !(await stage.outbox.states()).sending);
    const sent = stage.sink.received.length;
    expect(sent).toBeLessThan(20);
    await stage.settled();
    expect(stage.sink.received).toHaveLength(sent);
    expect(await stage.outbox.states()).toEqual({ sent, queued: 130 - sent });
  });

  it('should publish at once after the release what had a job when the hold began', async () => {
    const id = await stage.outbox.addMail({ kind: 'event-notice' });
    await stage.outbox.dueSince(-60);
    await stage.outbox.holdAll();
    await stage.start();
    await stage.outbox.releaseAll();

    await until(async () => (await stage.outbox.row(id)).state === 'sent');
  });

  it('should end mails whose time is over', async () => {
    await stage.outbox.holdAll();
    const id = await stage.outbox.addMail({ kind: 'sign-in' });
    await stage.outbox.expireIn(-1);
    await stage.start();

    await until(async () => (await stage.outbox.row(id)).state === 'failed');
    expect((await stage.outbox.row(id)).last_error).toMatch(/^Expired/);
  });

  it('should queue what a killed worker had claimed, and keep it as well', async () => {
    stage.sink.delay = 20_000;
    await stage.outbox.addInvitations(50, await stage.outbox.addMailing());
    const settings = { lease: 600, renewEvery: 150 };
    const env = { DATABASE_URL: stage.outbox.url, SMTP_URL: stage.sink.url, ...redisOfItsOwn(REDIS) };
    const killed = await ProcessOfWorker.start({ env, settings });
    await until(async () => (await stage.outbox.states()).sending === 50);
    await stage.outbox.holdAll();
    await killed.kill('SIGKILL');
    stage.sink.delay = 0;
    const before = stage.sink.received.length;

    const worker = await stage.start({ settings });
    await until(async () => (await stage.outbox.states()).queued === 50);
    // The queue still holds the job of the killed one, so what another sweep passes on is asked instead.
    await worker.get(Sweeper).sweep();
    expect(await worker.get(MailOutbox).takeDue(MAIL_BULK, [NORMAL_PRIORITY], 50)).toEqual([]);
    expect(stage.sink.received).toHaveLength(before);

    await stage.outbox.releaseAll();
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 50 });
  });
});
