import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { cancelMailing } from '@tablefall/platform/outbox/mailing-control';
import { SmtpSink } from './smtp-sink.ts';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(6);

describe('refusals', () => {
  it('should try again with pauses that grow, after 421, 450, 451 and 452', async () => {
    const replies = ['421 busy', '450 mailbox busy', '451 greylisted', '452 full'];
    stage.sink.misbehave = (to, attempt) =>
      attempt <= 2 ? { refuse: replies[Number(/\d/.exec(to)?.[0])] ?? '', at: 'recipient' } : undefined;
    await stage.outbox.addInvitations(4, await stage.outbox.addMailing());
    await stage.start();
    await stage.outbox.allEnded();
    for (const row of await stage.outbox.rows()) {
      // A 421 before any data on a kept connection is tried once more at once, over a new connection.
      const atOnce = row.recipient_address.startsWith('guest0') ? row.attempts === 2 : false;
      expect(row).toMatchObject({ state: 'sent', attempts: atOnce ? 2 : 3, ambiguous: false });
      expect(stage.sink.tries.get(row.recipient_address)).toBe(3);
    }
  });

  it('should give up when both 8 attempts and 48 hours are over, and say why', async () => {
    stage.sink.misbehave = () => ({ refuse: '451 4.7.1 try again, <priya@guests.example>', at: 'recipient' });
    const young = await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    const old = await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    await stage.outbox.setBack(old, 48);
    await stage.start({ env: { MAIL_RETRY_BASE_MS: '5' }, settings: { retryLongest: 50 } });
    await until(async () => (await stage.outbox.row(young)).attempts > 8);
    await stage.outbox.setBack(young, 48);
    await stage.outbox.allEnded();
    expect(await stage.outbox.states()).toEqual({ failed: 2 });
    expect(await stage.outbox.row(old)).toMatchObject({
      attempts: 8,
      last_code: 451,
      last_error: '451 4.7.1 try again, <address>',
    });
  });

  it('should give up, with the server’s words, when the next attempt would come after its time', async () => {
    stage.sink.misbehave = () => ({ refuse: '451 later', at: 'recipient' });
    const id = await stage.outbox.addMail({ kind: 'sign-in', endsAt: new Date(Date.now() + 60_000) });
    await stage.start({ env: { MAIL_RETRY_BASE_MS: '150000' } });
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: '451 later',
    });
  });

  it('should outlast a mail server that is away, and one that refuses us', async () => {
    const { port } = new URL(stage.sink.url);
    await stage.sink.stop();
    const id = await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    await stage.start({ env: { MAIL_RETRY_BASE_MS: '5' }, settings: { retryLongest: 50 } });
    const outlast = (attempts: number) => until(async () => (await stage.outbox.row(id)).attempts > attempts);
    await outlast(9);
    stage.sink = await SmtpSink.start({ port: Number(port) });
    stage.sink.greeting = '554 go away';
    await outlast((await stage.outbox.row(id)).attempts + 9);
    stage.sink.greeting = null;
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(id)).toMatchObject({ state: 'sent' });
    expect(stage.sink.received).toHaveLength(1);
  });

  it('should end at once and suppress only the address that is dead', async () => {
    const replies = [
      '550 5.1.1 no such user',
      '550 Unrouteable address',
      '550 5.2.1 mailbox closed',
      '552 5.2.2 over quota',
      '550 relay not permitted',
      '554 no',
      '550 5.7.1 relaying denied',
    ];
    stage.sink.misbehave = (to) => ({ refuse: replies[Number(/\d/.exec(to)?.[0])] ?? '', at: 'recipient' });
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(replies.length, mailing);
    await stage.start();
    await stage.outbox.allEnded();
    for (const row of await stage.outbox.rows()) {
      const which = Number(/\d/.exec(row.recipient_address)?.[0]);
      expect(row).toMatchObject({
        state: 'failed',
        attempts: 1,
        last_code: Number(replies[which]?.slice(0, 3)),
        last_error: replies[which],
        blocked: which >= 4,
      });
    }
    expect(await stage.outbox.suppressions()).toEqual(
      [0, 1, 2].map((n) => ({ address: `guest${n}@guests.example`, reason: 'bounced', mailing_id: mailing })),
    );
  });

  it('should end at once without suppressing anybody when the content is refused', async () => {
    stage.sink.misbehave = () => ({ refuse: '554 5.6.0 not like this', at: 'content' });
    const id = await stage.outbox.addMail({ kind: 'gameday-invitation' });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_code: 554,
      ambiguous: false,
    });
    expect(await stage.outbox.suppressions()).toEqual([]);
  });

  it.each([
    ['dropped in the middle of the data', { drop: 'in data' } as const, 1],
    ['dropped after the dot', { drop: 'after the dot' } as const, 2],
    ['left hanging after the dot', { hang: 'after the dot' } as const, 2],
  ])('should try a mail again that was %s', async (_what, wrong, copies) => {
    stage.sink.misbehave = (_to, attempt) => (attempt === 1 ? wrong : undefined);
    const id = await stage.outbox.addMail({ kind: 'gameday-invitation' });
    await stage.start({ settings: { smtpSilence: 800 } });
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect([...stage.sink.copies.values()]).toEqual([copies]);
    if (copies === 2) expect((await stage.outbox.row(id)).ambiguous).toBe(true);
  });
});

describe('a mail that is cancelled while it is being sent', () => {
  it.each([
    ['refused for now', '451 later', { state: 'cancelled', last_code: 451 }],
    ['refused for good', '554 5.7.1 no', { state: 'cancelled', last_code: 554 }],
    ['accepted', null, { state: 'sent', last_code: 250 }],
  ])('should end as what became of it when it is then %s', async (_what, refuse, ending) => {
    stage.sink.delay = 300;
    stage.sink.misbehave = () => (refuse ? { refuse, at: 'recipient' } : undefined);
    const about = randomUUID();
    const id = await stage.outbox.addMail({ kind: 'gameday-rsvp', about });
    await stage.start();
    await until(async () => (await stage.outbox.row(id)).state === 'sending');
    await happened(stage.outbox.em, 'answer-changed', about);
    await until(async () => (await stage.outbox.row(id)).last_code !== null);
    await stage.settled();
    expect(await stage.outbox.row(id)).toMatchObject({ ...ending, attempts: 1 });
    expect(stage.sink.tries.get('priya@guests.example')).toBe(1);
  });

  it('should count in the totals of its mailing as what became of it, however long that takes', async () => {
    stage.sink.delay = 1_500;
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(1, mailing);
    await stage.start({ settings: { lease: 1_000, renewEvery: 200 } });
    await until(async () => ((await stage.outbox.states()).sending ?? 0) === 1);
    const { em } = stage.outbox;
    await cancelMailing({ em, now: new Date() } as UnitOfWork, mailing);
    await until(async () => (await stage.outbox.mailing(mailing)).finished_at !== null);
    expect(await stage.outbox.states()).toEqual({ sent: 1 });
    expect((await stage.outbox.mailing(mailing)).totals).toEqual({ sent: 1 });
  });
});
