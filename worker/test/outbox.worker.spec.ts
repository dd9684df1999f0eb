import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_SIGN_IN,
  type MailPriority,
  type MailState,
  NORMAL_PRIORITY,
} from '@tablefall/mail';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { ResultRecorder } from '../src/sending/result-recorder.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { claimedAndSent, sentResult, TestOutbox, until } from './test-outbox.ts';

const settings = new WorkerSettings();
const ALL: MailPriority[] = [NORMAL_PRIORITY, LOW_PRIORITY];
let outbox: TestOutbox;
let mails: MailOutbox;

beforeAll(async () => {
  outbox = await TestOutbox.create();
  mails = new MailOutbox(outbox.em, settings);
});
afterAll(() => outbox.drop());
afterEach(() => outbox.clear());

const claimed = (id: string, isolated = false) => claimedAndSent(mails, id, isolated);

async function giveBack(id: string): Promise<void> {
  await mails.record([{ ...(await claimed(id)), state: 'queued', code: null }]);
}

async function lose(id: string) {
  await claimed(id, true);
  await outbox.dueSince(0, { id });
  return mails.takeBackLost();
}

it('should not suspect a mail that was given back of killing its worker', async () => {
  const id = await outbox.addMail({ kind: 'sign-in' });
  for (let times = 0; times < 6; times += 1) await giveBack(id);
  expect(await lose(id)).toEqual({ queued: 1, quarantined: [] });
  expect(await outbox.row(id)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 10)).toEqual([
    { id, isolated: false, priority: NORMAL_PRIORITY },
  ]);
});

it('should send a mail alone after 2 losses and give it up after 6', async () => {
  const id = await outbox.addMail({ kind: 'sign-in' });
  for (let times = 0; times < 2; times += 1) await lose(id);
  expect(await mails.claim([id], false)).toEqual([]);
  expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 10)).toEqual([
    { id, isolated: true, priority: NORMAL_PRIORITY },
  ]);
  for (let times = 2; times < 5; times += 1) expect(await lose(id)).toEqual({ queued: 1, quarantined: [] });
  expect(await lose(id)).toEqual({ queued: 0, quarantined: [id] });
  expect((await outbox.row(id)).last_error).toMatch(/^Quarantined: .* 6 times/);
});

it('should not claim a mail that is to be tried again before its time', async () => {
  const id = await outbox.addMail({ kind: 'sign-in' });
  await mails.record([{ ...(await claimed(id)), state: 'retrying', code: 451, wait: 600_000 }]);
  expect(await mails.claim([id], false)).toEqual([]);
  await outbox.dueSince(0, { id });
  expect(await mails.claim([id], false)).toMatchObject([{ id }]);
});

it('should renew no claim but the newest of a mail', async () => {
  const id = await outbox.addMail({ kind: 'sign-in' });
  const older = await claimed(id);
  await outbox.dueSince(0, { id });
  await mails.takeBackLost();
  const newer = await claimed(id);
  await outbox.dueSince(0, { id });
  await mails.renew([older]);
  expect(await mails.takeBackLost()).toEqual({ queued: 1, quarantined: [] });
  await mails.renew([newer]);
  expect((await outbox.row(id)).state).toBe('queued');
});

it('should record a result whose text the database refuses, without that text, and all others', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => outbox.addMail({ kind: 'sign-in' })));
  const recorder = new ResultRecorder(mails, settings);
  for (const [n, id] of ids.entries()) {
    const result = await claimed(id);
    recorder.add(n === 1 ? { ...result, state: 'failed', code: 550, error: '550 no \ud83d' } : result);
  }
  await recorder.close(2_000);
  const rows = await Promise.all(ids.map((id) => outbox.row(id)));
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
  expect(rows[1]).toMatchObject({ last_code: 550, last_error: null });
});

it('should look up what it records by its ids alone, however the outbox has changed since it was analysed', async () => {
  const add = async (count: number, state: MailState) => {
    const mailing = await outbox.addMailing();
    await outbox.addInvitations(count, mailing);
    await outbox.change({ mailing }, { state, fence: 1 });
  };
  const record = async (from: number) => {
    const rows = (await outbox.rows()).slice(from, from + 20);
    const before = await outbox.rowsRead();
    await mails.record(rows.map(({ id }) => sentResult(id, 1)));
    return (await outbox.rowsRead()) - before;
  };
  await add(1_000, 'sent');
  await rowsOf(outbox.em, sql`analyze mail`);
  // Often enough for PostgreSQL to settle on a plan for any values.
  for (let times = 0; times < 12; times += 1) await record(0);
  await add(5_000, 'sending');
  expect(await record(1_000)).toBeLessThan(100);
  expect(await outbox.states()).toEqual({ sent: 1_020, sending: 4_980 });
});

it('should take mail of normal priority before mail of low priority, however long that has waited', async () => {
  const low = await outbox.addMail({ kind: 'gameday-rsvp', priority: LOW_PRIORITY });
  const normal = await outbox.addMail({ kind: 'event-notice' });
  await outbox.dueSince(60, { id: low });
  expect((await mails.takeDue(MAIL_NOW, ALL, 1)).map(({ id }) => id)).toEqual([normal]);
  expect((await mails.takeDue(MAIL_NOW, ALL, 1)).map(({ id }) => id)).toEqual([low]);
});

it('should hold a mail under its newer claim when the result of an older one is recorded', async () => {
  const id = await outbox.addMail({ kind: 'sign-in' });
  const older = await claimed(id);
  const recorder = new ResultRecorder(mails, Object.assign(new WorkerSettings(), { renewEvery: 20 }));
  recorder.hold([older]);
  await outbox.dueSince(0, { id });
  await mails.takeBackLost();
  recorder.hold([await claimed(id)]);
  recorder.add(older);
  await recorder.flush();

  await outbox.dueSince(0, { id });
  recorder.onApplicationBootstrap();
  await until(async () => new Date((await outbox.row(id)).due_at) > new Date());
  await recorder.close(1_000);
  expect(await mails.takeBackLost()).toEqual({ queued: 0, quarantined: [] });
});

describe('a sweep', () => {
  it('should not read what waits in a paused mailing', async () => {
    const paused = await outbox.addMailing();
    await outbox.addInvitations(5_000, paused);
    await outbox.expireIn(24 * 60);
    await outbox.pause();
    await outbox.addInvitations(3, await outbox.addMailing());
    await outbox.addMail({ kind: 'sign-in' });
    await rowsOf(outbox.em, sql`analyze mail, mailing`);

    const before = await outbox.rowsRead();
    expect(await mails.takeDue(MAIL_BULK, ALL, 20_000)).toHaveLength(3);
    expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 20_000)).toHaveLength(1);
    expect(await mails.takeBackLost()).toEqual({ queued: 0, quarantined: [] });
    expect(await mails.failExpired()).toBe(0);
    expect((await outbox.rowsRead()) - before).toBeLessThan(100);
  });

  it('should end mails whose time is over, also those of a paused mailing, a batch at a time', async () => {
    const paused = await outbox.addMailing();
    await outbox.addInvitations(5, paused);
    await outbox.pause();
    await outbox.becomes('retrying', { to: ['guest1@guests.example'] });
    await outbox.expireIn(-1, { to: [1, 2, 3, 4].map((n) => `guest${n}@guests.example`) });
    const underWay = await outbox.addMail({ kind: 'sign-in', endsAt: new Date(Date.now() + 60_000) });
    await claimed(underWay);
    await outbox.expireIn(0, { id: underWay });

    const inThrees = new MailOutbox(outbox.em, Object.assign(new WorkerSettings(), { sweepSize: 3 }));
    expect(await inThrees.failExpired()).toBe(3);
    expect(await inThrees.failExpired()).toBe(1);
    expect(await inThrees.failExpired()).toBe(0);

    expect(await outbox.states()).toEqual({ queued: 1, failed: 4, sending: 1 });
    const failed = (await outbox.rows()).filter(({ state }) => state === 'failed');
    expect(new Set(failed.map(({ last_error }) => last_error))).toEqual(
      new Set(['Expired: its time was over before it could be sent.']),
    );
  });
});
