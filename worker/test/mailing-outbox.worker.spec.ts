import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { MailResult } from '../src/outbox/claim.ts';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { MailingOutbox } from '../src/outbox/mailing-outbox.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { claimedAndSent, TestOutbox } from './test-outbox.ts';

let outbox: TestOutbox;
let mails: MailOutbox;
let mailings: MailingOutbox;
let edition: CurrentEdition;

beforeAll(async () => {
  outbox = await TestOutbox.create();
  const settings = new WorkerSettings();
  mails = new MailOutbox(outbox.em, settings);
  edition = await CurrentEdition.read(outbox.em, configOf());
  mailings = new MailingOutbox(outbox.em, settings, configOf(), edition);
});
afterAll(() => outbox.drop());
afterEach(() => outbox.clear());

const configOf = (environment: NodeJS.ProcessEnv = {}) =>
  loadConfig({ DATABASE_URL: outbox.url, APP_SECRET: 'x'.repeat(32), ...environment });
const claimed = (id: string) => claimedAndSent(mails, id);

describe('the brake', () => {
  const suppress = async (mailing: string, count: number, reason: 'bounced' | 'complained', from = 0) => {
    for (let n = from; n < from + count; n += 1) {
      await outbox.suppress(`guest${n}@guests.example`, reason, { mailing });
    }
  };
  const sentTo = async (count: number) => {
    const mailing = await outbox.addMailing();
    await outbox.addInvitations(count, mailing);
    await outbox.sent({ mailing });
    await outbox.addInvitations(1, mailing, 'last');
    return mailing;
  };
  const reasonOf = async (mailing: string) => {
    const [row] = await rowsOf<{ paused: boolean; reason: string | null }>(
      outbox.em,
      sql`
        select coalesce(paused_until = 'infinity', false) as paused, paused_reason as reason
        from mailing where id = ${mailing}`,
    );
    return row;
  };

  it('should pause a mailing once more than 3 % of its addresses do not exist, and no other one', async () => {
    const mailing = await sentTo(400);
    const other = await sentTo(400);
    await suppress(mailing, 12, 'bounced');
    expect(await mailings.brake()).toEqual([]);
    await suppress(mailing, 1, 'bounced', 12);

    expect(await mailings.brake()).toEqual([mailing]);

    expect(await reasonOf(mailing)).toEqual({
      paused: true,
      reason: expect.stringContaining('13 of the first 400 addresses do not exist.'),
    });
    expect(await reasonOf(other)).toEqual({ paused: false, reason: null });
  });

  it('should not take a few for many', async () => {
    const mailing = await sentTo(20);
    await suppress(mailing, 9, 'bounced');
    expect(await mailings.brake()).toEqual([]);
    await suppress(mailing, 2, 'complained', 9);
    expect(await mailings.brake()).toEqual([]);
  });

  it('should pause a mailing that readers report as spam', async () => {
    const mailing = await sentTo(1_000);
    await suppress(mailing, 3, 'complained');

    expect(await mailings.brake()).toEqual([mailing]);

    expect((await reasonOf(mailing))?.reason).toContain('3 of the first 1000 readers reported it as spam.');
  });

  it('should leave a mailing alone that staff let go on', async () => {
    const mailing = await sentTo(100);
    await suppress(mailing, 20, 'bounced');
    await mailings.brake();
    await outbox.changeMailings({ paused_until: null, paused_reason: null }, mailing);
    await suppress(mailing, 20, 'bounced', 20);

    expect(await mailings.brake()).toEqual([]);
  });

  it('should be off where it is set to 0', async () => {
    const off = { MAIL_BRAKE_BOUNCE_PERCENT: '0', MAIL_BRAKE_COMPLAINTS_PER_THOUSAND: '0' };
    const without = new MailingOutbox(outbox.em, new WorkerSettings(), configOf(off), edition);
    const mailing = await sentTo(100);
    await suppress(mailing, 50, 'bounced');
    await suppress(mailing, 50, 'complained', 50);

    expect(await without.brake()).toEqual([]);
    expect(await mailings.brake()).toEqual([mailing]);
  });
});

describe('a circuit', () => {
  const lengthOfPause = async (mailing: string) => {
    await mailings.openCircuit(mailing, 'Refused.');
    const [row] = await rowsOf<{ seconds: number }>(
      outbox.em,
      sql`select round(extract(epoch from paused_until - now()))::int as seconds from mailing where id = ${mailing}`,
    );
    return row?.seconds;
  };
  const endPause = () => outbox.changeMailings({ paused_until: new Date() });

  it('should stay open twice as long each time, up to an hour, and begin anew once a mail is accepted', async () => {
    const mailing = await outbox.addMailing();
    const lengths = [];
    for (let times = 0; times < 8; times += 1) {
      lengths.push(await lengthOfPause(mailing));
      await endPause();
    }
    expect(lengths).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);

    await outbox.addInvitations(1, mailing);
    const [row] = await outbox.rows();
    await mails.record([await claimed(row?.id ?? '')]);
    expect(await lengthOfPause(mailing)).toBe(60);
  });

  it('should leave the pause of another worker and that of staff as they are', async () => {
    const mailing = await outbox.addMailing();
    expect(await lengthOfPause(mailing)).toBe(60);
    expect(await lengthOfPause(mailing)).toBe(60);
    await outbox.pause();
    await mailings.openCircuit(mailing, 'Refused.');
    const { paused_until, paused_reason } = await outbox.mailing(mailing);
    expect([paused_until, paused_reason]).toEqual([Number.POSITIVE_INFINITY, 'Paused by staff']);
  });

  it('should take back blocked mails since one was last accepted, and no earlier ones', async () => {
    const mailing = await outbox.addMailing();
    await outbox.addInvitations(3, mailing);
    const [earlier = '', accepted = '', blocked = ''] = (await outbox.rows()).map(({ id }) => id);
    const block = async (id: string) =>
      mails.record([{ ...(await claimed(id)), state: 'failed', blocked: true, wait: 1_000 }]);
    await block(earlier);
    await mails.record([await claimed(accepted)]);
    await outbox.dueSince(2, { id: earlier });
    await block(blocked);
    expect((await outbox.row(blocked)).state).toBe('failed');

    expect(await mailings.retryBlocked(mailing)).toBe(1);
    expect((await outbox.row(earlier)).state).toBe('failed');
    expect((await outbox.row(blocked)).state).toBe('retrying');

    await mailings.openCircuit(mailing, 'Refused.');
    await endPause();
    await block(blocked);
    expect((await outbox.row(blocked)).state).toBe('retrying');
  });

  it('should take back no mail of a mailing that was cancelled meanwhile', async () => {
    const mailing = await outbox.addMailing();
    await outbox.addInvitations(1, mailing);
    const [{ id = '' } = {}] = await outbox.rows();
    await mails.record([{ ...(await claimed(id)), state: 'failed', blocked: true, wait: 1_000 }]);
    await outbox.changeMailings({ cancelled_at: new Date() });

    expect(await mailings.retryBlocked(mailing)).toBe(0);
    expect((await outbox.row(id)).state).toBe('failed');
  });

  it('should try again what was refused before another worker recorded that mails are accepted again', async () => {
    const mailing = await outbox.addMailing();
    await outbox.addInvitations(3, mailing);
    const [accepted = '', before = '', after = ''] = (await outbox.rows()).map(({ id }) => id);
    const blocked = { state: 'failed', blocked: true, wait: 1_000 } as const;
    await mailings.openCircuit(mailing, 'Refused.');
    await endPause();
    const refusal: MailResult = { ...(await claimed(before)), ...blocked };
    await mails.record([await claimed(accepted)]);

    await mails.record([refusal]);
    expect((await outbox.row(before)).state).toBe('retrying');
    await mails.record([{ ...(await claimed(after)), ...blocked, at: performance.now() + 10_000 }]);
    expect((await outbox.row(after)).state).toBe('failed');
  });
});

describe('finishing a mailing', () => {
  const mailingRow = async () =>
    (
      await rowsOf<{ totals: object | null; finished: boolean; paused_until: unknown }>(
        outbox.em,
        sql`select totals, finished_at is not null as finished, paused_until from mailing`,
      )
    )[0];
  it('should wait for every mail, then keep the totals, once', async () => {
    const id = await outbox.addMailing();
    await outbox.addInvitations(5, id);
    const ids = (await outbox.rows()).map((mail) => mail.id);
    await outbox.sent({ id: ids.slice(0, 3) });
    await outbox.becomes('retrying', { id: ids.slice(3, 4) });
    expect(await mailings.finishMailings()).toEqual([]);
    await outbox.becomes('failed');
    expect(await mailings.finishMailings()).toEqual([id]);
    expect(await mailings.finishMailings()).toEqual([]);
    expect(await mailingRow()).toEqual({
      totals: { sent: 3, failed: 2 },
      finished: true,
      paused_until: null,
    });
  });

  it('should wait for a mail that was cancelled while it was being sent', async () => {
    const id = await outbox.addMailing();
    await outbox.addInvitations(1, id);
    const [mail] = await outbox.rows();
    const result = await claimed(mail?.id ?? '');
    await outbox.becomes('cancelled', { id: result.id });
    expect(await mailings.finishMailings()).toEqual([]);
    await mails.record([result]);
    expect(await mailings.finishMailings()).toEqual([id]);
    expect(await mailingRow()).toMatchObject({ totals: { sent: 1 } });
  });
});
