import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { LOW_PRIORITY, NORMAL_PRIORITY } from '@tablefall/mail';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { MailLedger, type MailResult } from '../src/ledger/mail-ledger.ts';
import { ResultRecorder } from '../src/sending/result-recorder.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { TestLedger } from './test-ledger.ts';

const settings = new WorkerSettings();
let ledger: TestLedger;
let mails: MailLedger;

beforeAll(async () => {
  ledger = await TestLedger.create();
  mails = new MailLedger(ledger.em, settings);
});
afterAll(() => ledger.drop());
afterEach(() => ledger.clear());

async function claimed(id: string, alone = false): Promise<MailResult> {
  const [mail] = await mails.claim([id], alone);
  if (!mail) throw new Error(`Mail ${id} is not to be had`);
  const { fence } = mail;
  return { id, fence, state: 'sent', error: null, code: 250, wait: 0, ambiguous: false, bounced: false };
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
  expect(await mails.takeDue(false, 10)).toEqual([{ id, alone: false, priority: NORMAL_PRIORITY }]);
});

it('should send a mail alone after 2 losses and give it up after 6', async () => {
  const id = await ledger.addMail({ kind: 'sign-in' });
  for (let times = 0; times < 2; times += 1) await lose(id);
  expect(await mails.claim([id], false)).toEqual([]);
  expect(await mails.takeDue(false, 10)).toEqual([{ id, alone: true, priority: NORMAL_PRIORITY }]);
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

it('should take mail of normal priority before mail of low priority, however long that has waited', async () => {
  const low = await ledger.addMail({ kind: 'gameday-rsvp', priority: LOW_PRIORITY });
  const normal = await ledger.addMail({ kind: 'sign-in' });
  await rowsOf(ledger.em, sql`update mail set due_at = now() - interval '1 hour' where id = ${low}`);
  expect((await mails.takeDue(false, 1)).map(({ id }) => id)).toEqual([normal]);
  expect((await mails.takeDue(false, 1)).map(({ id }) => id)).toEqual([low]);
});
