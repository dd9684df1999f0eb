import { describe, expect, it } from '@jest/globals';
import { catalogue } from '@tablefall/mail';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { OutgoingMail } from '../src/mime/message.ts';
import { SmtpRefusal } from '../src/rules/refusal.ts';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(9);

describe('pauses', () => {
  it('should send nothing of a paused mailing, all of it after the pause, and other mail meanwhile', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(10, mailing);
    await stage.outbox.pause();
    const other = await stage.outbox.addMail({ kind: 'sign-in' });
    await stage.start();
    await until(async () => (await stage.outbox.row(other)).state === 'sent');
    expect(stage.sink.received).toHaveLength(1);
    await stage.outbox.changeMailings({ paused_until: null, paused_reason: null });
    await stage.outbox.allEnded();
    expect(stage.sink.received).toHaveLength(11);
  });

  it('should pause a mailing after 10 failures in a row, say so, and go on by itself', async () => {
    let broken = true;
    stage.sink.misbehave = () => (broken ? { refuse: '451 4.3.2 not now', at: 'recipient' } : undefined);
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(200, mailing);
    await stage.start();
    let reason = '';
    await until(async () => {
      reason = (await stage.outbox.mailing(mailing)).paused_reason ?? '';
      return reason !== '';
    });
    expect(reason).toMatch(
      /^The mail server refused 10 mails in a row: 451 4\.3\.2 not now\. Trying again at \d+:\d\d [AP]M\.$/,
    );
    broken = false;
    const untouched = (await stage.outbox.rows()).filter(({ attempts }) => attempts === 0).length;
    expect(untouched).toBeGreaterThanOrEqual(150);
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 200 });
    await until(async () => (await stage.outbox.mailing(mailing)).paused_until === null);
    expect(await stage.outbox.mailing(mailing)).toMatchObject({ paused_reason: null });
  });

  it('should treat a refusal of us as a reason to pause, not as the end of the mails', async () => {
    stage.sink.greeting = '554 go away';
    await stage.outbox.addInvitations(30, await stage.outbox.addMailing());
    await stage.start();
    await until(async () => {
      const [mailing] = await rowsOf<{ paused_reason: string | null }>(
        stage.outbox.em,
        sql`select * from mailing`,
      );
      return /refused a mail: 554/.test(mailing?.paused_reason ?? '');
    });
    stage.sink.greeting = null;
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 30 });
    expect(await stage.outbox.suppressions()).toEqual([]);
  });

  it.each([
    ['its content', { refuse: '554 5.7.1 this looks like spam', at: 'content' } as const],
    ['a policy of the mail server', { refuse: '550 5.7.1 you are on a list', at: 'recipient' } as const],
    ['a code that says no more', { refuse: '550 relay not permitted', at: 'recipient' } as const],
  ])('should cost nobody the mail when a mailing is blocked for %s', async (_what, block) => {
    let blocked = true;
    stage.sink.misbehave = () => (blocked ? block : undefined);
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(200, mailing);
    const settings = { circuitPause: 200, circuitPauseLongest: 300, republishAfter: 300 };
    await Promise.all([stage.start({ settings }), stage.start({ settings })]);
    // Its pauses are short: what is read a moment later may be between two of them.
    let reason: string | null = null;
    await until(async () => {
      const { circuit_openings, paused_reason } = await stage.outbox.mailing(mailing);
      reason = paused_reason;
      return circuit_openings >= 3 && reason !== null;
    });
    expect(reason).toContain(`mails in a row: ${block.refuse}. Trying`);
    blocked = false;
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 200 });
    expect(stage.sink.received).toHaveLength(200);
    expect(await stage.outbox.suppressions()).toEqual([]);
    // A worker tidies the mailing up some moments after its last mail.
    await until(async () => (await stage.outbox.mailing(mailing)).paused_until === null);
    expect(await stage.outbox.mailing(mailing)).toMatchObject({ circuit_openings: 0 });
  });

  it('should stop at the quota of the mail server, cost nobody the address and send the rest later', async () => {
    let left = 100;
    const quota = '550 Domain tablefall.example has exceeded the max emails per hour (100/100) allowed.';
    stage.sink.misbehave = () => {
      left -= 1;
      return left >= 0 ? undefined : { refuse: quota, at: 'recipient' };
    };
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(1_000, mailing);
    await Promise.all([stage.start(), stage.start()]);
    await until(async () => (await stage.outbox.mailing(mailing)).paused_reason !== null);
    expect((await stage.outbox.mailing(mailing)).paused_reason).toContain(
      `The mail server refused 10 mails in a row: ${quota} Trying again at`,
    );
    expect((await stage.outbox.rows()).filter(({ attempts }) => attempts === 0).length).toBeGreaterThan(700);
    left = 10_000;
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 1_000 });
    expect(await stage.outbox.suppressions()).toEqual([]);
  });

  it('should pause a mailing most of whose addresses are said to be dead, others accepted between them', async () => {
    const isDead = (to: string) => !/0@/.test(to);
    stage.sink.misbehave = (to) =>
      isDead(to) ? { refuse: '550 5.1.1 no such user', at: 'recipient' } : undefined;
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(300, mailing);
    const settings = { circuitPause: 60_000 };
    const env = { MAIL_BRAKE_BOUNCE_PERCENT: '0' };
    await Promise.all([stage.start({ env, settings }), stage.start({ env, settings })]);
    await until(async () => (await stage.outbox.mailing(mailing)).paused_reason !== null);
    expect((await stage.outbox.mailing(mailing)).paused_reason).toMatch(
      /^The mail server refused \d+ (of \d+ mails|mails in a row): 550 5\.1\.1 no such user\./,
    );
    expect((await stage.outbox.suppressions()).length).toBeLessThan(100);
  });

  it('should hold nothing against a mailing whose addresses the mail server need not be asked about', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(18, mailing);
    await stage.outbox.addInvitations(22, mailing, 'jörg');
    const refusal = new SmtpRefusal(
      'The mail server takes no such address (SMTPUTF8)',
      553,
      'address',
      false,
    );
    const send = ({ to }: OutgoingMail) =>
      to.address.startsWith('j') ? Promise.reject(refusal) : Promise.resolve({ code: 250 });
    await stage.start({}, { send, connections: 1, resize: () => undefined, close: () => undefined });
    await stage.outbox.allEnded();
    const { sent = 0, failed = 0 } = await stage.outbox.states();
    expect([sent + failed, failed]).toEqual([40, 22]);
    expect(await stage.outbox.mailing(mailing)).toMatchObject({ circuit_openings: 0, paused_reason: null });
    expect(await stage.outbox.suppressions()).toEqual([]);
  });

  it('should hold nothing against a mailing whose recipients are all put off at first (greylisting)', async () => {
    stage.sink.misbehave = (_to, attempt) =>
      attempt === 1 ? { refuse: '451 4.7.1 Greylisted, please try again later', at: 'recipient' } : undefined;
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(100, mailing);
    await stage.start({ settings: { circuitPause: 60_000 } });
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 100 });
    expect(await stage.outbox.mailing(mailing)).toMatchObject({ circuit_openings: 0, paused_reason: null });
  });

  it('should end a mail of a mailing whose content is refused for it alone', async () => {
    stage.sink.misbehave = (to) =>
      to.startsWith('guest42@') ? { refuse: '554 5.7.1 not here', at: 'content' } : undefined;
    await stage.outbox.addInvitations(100, await stage.outbox.addMailing());
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ sent: 99, failed: 1 });
    expect(stage.sink.tries.get('guest42@guests.example')).toBe(1);
  });
});

describe('a pause by staff', () => {
  it('should reach mails that are claimed and wait for their turn, also at one mail a second', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(100, mailing);
    await stage.start({ env: { MAIL_RATE_PER_SECOND: '1' } });
    await until(() => stage.sink.received.length > 1);
    await stage.outbox.pause(mailing);
    const already = stage.sink.received.length;
    await until(async () => ((await stage.outbox.states()).sending ?? 0) === 0);
    await stage.settled();
    expect(stage.sink.received.length - already).toBeLessThanOrEqual(2);
    expect(await stage.outbox.states()).toEqual({
      sent: stage.sink.received.length,
      queued: 100 - stage.sink.received.length,
    });
  });

  it('should reach mails that wait for a connection, and a cancellation as well', async () => {
    stage.sink.delay = 500;
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(50, mailing);
    await stage.start({ env: { MAIL_BULK_CONNECTIONS: '1' }, settings: { readHolds: 100 } });
    await until(() => stage.sink.received.length > 0);
    await stage.outbox.becomes('cancelled', { state: ['queued', 'sending', 'retrying'] });
    await until(async () => !(await stage.outbox.states()).sending);
    await stage.settled();
    expect(stage.sink.received.length).toBeLessThanOrEqual(3);
  });

  it('should let a mail that waited for its turn leave as it reads now', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(6, mailing);
    await stage.start({ env: { MAIL_RATE_PER_SECOND: '1' }, settings: { readHolds: 100 } });
    await until(() => stage.sink.received.length > 0);
    const props = { ...catalogue['gameday-invitation'].example, date: '2025-10-11' };
    await stage.outbox.changeMailings({ shared_props: props }, mailing);
    await stage.outbox.allEnded();
    expect(stage.sink.received.at(-1)?.raw).toContain('You are invited: Saturday, October 11, 2025');
  });
});
