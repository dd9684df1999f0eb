import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_SIGN_IN,
  type MailPriority,
  NORMAL_PRIORITY,
} from '@tablefall/mail';
import { loadConfig } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { MailLedger, type MailResult } from '../src/ledger/mail-ledger.ts';
import { MailingLedger } from '../src/ledger/mailing-ledger.ts';
import { ResultRecorder } from '../src/sending/result-recorder.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { TestLedger } from './test-ledger.ts';

const settings = new WorkerSettings();
const ALL: MailPriority[] = [NORMAL_PRIORITY, LOW_PRIORITY];
const SENT = {
  state: 'sent',
  error: null,
  code: 250,
  wait: 0,
  ambiguous: false,
  bounced: false,
  blocked: false,
} as const;
let ledger: TestLedger;
let mails: MailLedger;
let mailings: MailingLedger;

beforeAll(async () => {
  ledger = await TestLedger.create();
  mails = new MailLedger(ledger.em, settings);
  mailings = new MailingLedger(
    ledger.em,
    settings,
    loadConfig({ DATABASE_URL: ledger.url, APP_SECRET: 'x'.repeat(32) }),
  );
});
afterAll(() => ledger.drop());
afterEach(() => ledger.clear());

async function claimed(id: string, alone = false): Promise<MailResult> {
  const [mail] = await mails.claim([id], alone);
  if (!mail) throw new Error(`Mail ${id} is not to be had`);
  return { ...SENT, id, fence: mail.fence, at: performance.now() };
}

async function giveBack(id: string): Promise<void> {
  await mails.record([{ ...(await claimed(id)), state: 'queued', code: null }]);
}

async function lose(id: string) {
  await claimed(id, true);
  await rowsOf(ledger.em, sql`update mail set due_at = now() where id = ${id}`);
  return mails.takeBackLost();
}

it('should not suspect a mail that was given back of killing its worker', async () => {
  const id = await ledger.addMail({ kind: 'sign-in' });
  for (let times = 0; times < 6; times += 1) await giveBack(id);
  expect(await lose(id)).toEqual({ queued: 1, quarantined: [] });
  expect(await ledger.row(id)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 10)).toEqual([
    { id, alone: false, priority: NORMAL_PRIORITY },
  ]);
});

it('should send a mail alone after 2 losses and give it up after 6', async () => {
  const id = await ledger.addMail({ kind: 'sign-in' });
  for (let times = 0; times < 2; times += 1) await lose(id);
  expect(await mails.claim([id], false)).toEqual([]);
  expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 10)).toEqual([
    { id, alone: true, priority: NORMAL_PRIORITY },
  ]);
  for (let times = 2; times < 5; times += 1) expect(await lose(id)).toEqual({ queued: 1, quarantined: [] });
  expect(await lose(id)).toEqual({ queued: 0, quarantined: [id] });
  expect((await ledger.row(id)).last_error).toMatch(/^Quarantined: .* 6 times/);
});

it('should record a result whose text the database refuses, without that text, and all others', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => ledger.addMail({ kind: 'sign-in' })));
  const recorder = new ResultRecorder(mails, settings);
  for (const [n, id] of ids.entries()) {
    const result = await claimed(id);
    recorder.add(n === 1 ? { ...result, state: 'failed', code: 550, error: '550 no \ud83d' } : result);
  }
  await recorder.close(2_000);
  const rows = await Promise.all(ids.map((id) => ledger.row(id)));
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
  expect(rows[1]).toMatchObject({ last_code: 550, last_error: null });
});

it('should look up what it records by its ids alone, however the ledger has changed since it was analysed', async () => {
  const add = async (count: number, state: string) => {
    const mailing = await ledger.addMailing();
    await ledger.addInvitations(count, mailing);
    await rowsOf(ledger.em, sql`update mail set state = ${state}, fence = 1 where mailing_id = ${mailing}`);
  };
  const record = async (from: number) => {
    const rows = (await ledger.rows()).slice(from, from + 20);
    const before = await ledger.rowsRead();
    await mails.record(rows.map(({ id }) => ({ ...SENT, id, fence: 1, at: performance.now() })));
    return (await ledger.rowsRead()) - before;
  };
  await add(1_000, 'sent');
  await rowsOf(ledger.em, sql`analyze mail`);
  // Often enough for PostgreSQL to settle on a plan for any values.
  for (let times = 0; times < 12; times += 1) await record(0);
  await add(5_000, 'sending');
  expect(await record(1_000)).toBeLessThan(100);
  expect(await ledger.states()).toEqual({ sent: 1_020, sending: 4_980 });
});

it('should take mail of normal priority before mail of low priority, however long that has waited', async () => {
  const low = await ledger.addMail({ kind: 'gameday-rsvp', priority: LOW_PRIORITY });
  const normal = await ledger.addMail({ kind: 'event-notice' });
  await rowsOf(ledger.em, sql`update mail set due_at = now() - interval '1 hour' where id = ${low}`);
  expect((await mails.takeDue(MAIL_NOW, ALL, 1)).map(({ id }) => id)).toEqual([normal]);
  expect((await mails.takeDue(MAIL_NOW, ALL, 1)).map(({ id }) => id)).toEqual([low]);
});

it('should hold a mail under its newer claim when the result of an older one is recorded', async () => {
  const id = await ledger.addMail({ kind: 'sign-in' });
  const older = await claimed(id);
  const recorder = new ResultRecorder(mails, Object.assign(new WorkerSettings(), { renewEvery: 20 }));
  recorder.hold([older]);
  await rowsOf(ledger.em, sql`update mail set due_at = now() where id = ${id}`);
  await mails.takeBackLost();
  recorder.hold([await claimed(id)]);
  recorder.add(older);
  await recorder.flush();

  await rowsOf(ledger.em, sql`update mail set due_at = now() where id = ${id}`);
  recorder.onApplicationBootstrap();
  await sleep(500);
  await recorder.close(1_000);
  expect(await mails.takeBackLost()).toEqual({ queued: 0, quarantined: [] });
});

describe('a circuit', () => {
  const lengthOfPause = async (mailing: string) => {
    await mailings.openCircuit(mailing, 'Refused.');
    const [row] = await rowsOf<{ seconds: number }>(
      ledger.em,
      sql`select round(extract(epoch from paused_until - now()))::int as seconds from mailing where id = ${mailing}`,
    );
    return row?.seconds;
  };
  const endPause = () => rowsOf(ledger.em, sql`update mailing set paused_until = now()`);

  it('should stay open twice as long each time, up to an hour, and begin anew once a mail is accepted', async () => {
    const mailing = await ledger.addMailing();
    const lengths = [];
    for (let times = 0; times < 8; times += 1) {
      lengths.push(await lengthOfPause(mailing));
      await endPause();
    }
    expect(lengths).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);

    await ledger.addInvitations(1, mailing);
    const [row] = await ledger.rows();
    await mails.record([await claimed(row?.id ?? '')]);
    expect(await lengthOfPause(mailing)).toBe(60);
  });

  it('should leave the pause of another worker and that of staff as they are', async () => {
    const mailing = await ledger.addMailing();
    expect(await lengthOfPause(mailing)).toBe(60);
    expect(await lengthOfPause(mailing)).toBe(60);
    await rowsOf(
      ledger.em,
      sql`update mailing set paused_until = 'infinity', paused_reason = 'Paused by staff'`,
    );
    await mailings.openCircuit(mailing, 'Refused.');
    const { paused_until, paused_reason } = await ledger.mailing(mailing);
    expect([paused_until, paused_reason]).toEqual(['infinity', 'Paused by staff']);
  });

  it('should take back blocked mails since one was last accepted, and no earlier ones', async () => {
    const mailing = await ledger.addMailing();
    await ledger.addInvitations(3, mailing);
    const [earlier = '', accepted = '', blocked = ''] = (await ledger.rows()).map(({ id }) => id);
    const block = async (id: string) =>
      mails.record([{ ...(await claimed(id)), state: 'failed', blocked: true, wait: 1_000 }]);
    await block(earlier);
    await mails.record([await claimed(accepted)]);
    await rowsOf(ledger.em, sql`update mail set due_at = now() - interval '2 minutes' where id = ${earlier}`);
    await block(blocked);
    expect((await ledger.row(blocked)).state).toBe('failed');

    expect(await mailings.retryBlocked(mailing)).toBe(1);
    expect((await ledger.row(earlier)).state).toBe('failed');
    expect((await ledger.row(blocked)).state).toBe('retrying');

    await mailings.openCircuit(mailing, 'Refused.');
    await endPause();
    await block(blocked);
    expect((await ledger.row(blocked)).state).toBe('retrying');
  });

  it('should try again what was refused before another worker recorded that mails are accepted again', async () => {
    const mailing = await ledger.addMailing();
    await ledger.addInvitations(3, mailing);
    const [accepted = '', before = '', after = ''] = (await ledger.rows()).map(({ id }) => id);
    const blocked = { state: 'failed', blocked: true, wait: 1_000 } as const;
    await mailings.openCircuit(mailing, 'Refused.');
    await endPause();
    const refusal: MailResult = { ...(await claimed(before)), ...blocked };
    await mails.record([await claimed(accepted)]);

    await mails.record([refusal]);
    expect((await ledger.row(before)).state).toBe('retrying');
    await mails.record([{ ...(await claimed(after)), ...blocked, at: performance.now() + 10_000 }]);
    expect((await ledger.row(after)).state).toBe('failed');
  });
});

describe('a sweep', () => {
  it('should not read what waits in a paused mailing', async () => {
    const paused = await ledger.addMailing();
    await ledger.addInvitations(5_000, paused);
    await rowsOf(ledger.em, sql`update mail set expires_at = now() + interval '1 day'`);
    await rowsOf(ledger.em, sql`update mailing set paused_until = 'infinity'`);
    await ledger.addInvitations(3, await ledger.addMailing());
    await ledger.addMail({ kind: 'sign-in' });
    await rowsOf(ledger.em, sql`analyze mail, mailing`);

    const before = await ledger.rowsRead();
    expect(await mails.takeDue(MAIL_BULK, ALL, 20_000)).toHaveLength(3);
    expect(await mails.takeDue(MAIL_SIGN_IN, ALL, 20_000)).toHaveLength(1);
    expect(await mails.takeBackLost()).toEqual({ queued: 0, quarantined: [] });
    expect(await mails.failExpired()).toBe(0);
    expect((await ledger.rowsRead()) - before).toBeLessThan(100);
  });

  it('should end mails whose time is over, also those of a paused mailing, a batch at a time', async () => {
    const paused = await ledger.addMailing();
    await ledger.addInvitations(5, paused);
    await rowsOf(ledger.em, sql`update mailing set paused_until = 'infinity'`);
    await rowsOf(
      ledger.em,
      sql`
        update mail set expires_at = now() - interval '1 minute',
                        state = case recipient_address when 'guest1@guests.example' then 'retrying' else state end
        where recipient_address <> 'guest0@guests.example'`,
    );
    const underWay = await ledger.addMail({ kind: 'sign-in', endsAt: new Date(Date.now() + 60_000) });
    await claimed(underWay);
    await rowsOf(ledger.em, sql`update mail set expires_at = now() where id = ${underWay}`);

    const inThrees = new MailLedger(ledger.em, Object.assign(new WorkerSettings(), { sweepSize: 3 }));
    expect(await inThrees.failExpired()).toBe(3);
    expect(await inThrees.failExpired()).toBe(1);
    expect(await inThrees.failExpired()).toBe(0);

    expect(await ledger.states()).toEqual({ queued: 1, failed: 4, sending: 1 });
    const failed = (await ledger.rows()).filter(({ state }) => state === 'failed');
    expect(new Set(failed.map(({ last_error }) => last_error))).toEqual(
      new Set(['Expired: its time was over before it could be sent.']),
    );
  });
});

describe('finishing a mailing', () => {
  const mailingRow = async () =>
    (
      await rowsOf<{ totals: object | null; finished: boolean; paused_until: unknown }>(
        ledger.em,
        sql`select totals, finished_at is not null as finished, paused_until from mailing`,
      )
    )[0];
  const end = (state: string, count: number) =>
    rowsOf(
      ledger.em,
      sql`
        update mail set state = ${state}
        where id in (select id from mail where state = 'queued' order by id limit ${count})`,
    );

  it('should wait for every mail, then keep the totals, once', async () => {
    const id = await ledger.addMailing();
    await ledger.addInvitations(5, id);
    await end('sent', 3);
    await end('retrying', 1);
    expect(await mailings.finishMailings()).toEqual([]);
    await rowsOf(ledger.em, sql`update mail set state = 'failed' where state <> 'sent'`);
    expect(await mailings.finishMailings()).toEqual([id]);
    expect(await mailings.finishMailings()).toEqual([]);
    expect(await mailingRow()).toEqual({
      totals: { sent: 3, failed: 2 },
      finished: true,
      paused_until: null,
    });
  });

  it('should wait for a mail that was cancelled while it was being sent', async () => {
    const id = await ledger.addMailing();
    await ledger.addInvitations(1, id);
    const [mail] = await ledger.rows();
    const result = await claimed(mail?.id ?? '');
    await rowsOf(ledger.em, sql`update mail set state = 'cancelled'`);
    expect(await mailings.finishMailings()).toEqual([]);
    await mails.record([result]);
    expect(await mailings.finishMailings()).toEqual([id]);
    expect(await mailingRow()).toMatchObject({ totals: { sent: 1 } });
  });
});
