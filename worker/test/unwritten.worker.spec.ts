import { expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '@tablefall/mail';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(8);

const INVITATION = catalogue['gameday-invitation'].example;
const { date: _unknownToOlderReleases, ...OLDER_PROPS } = INVITATION;
const kind = 'gameday-rsvp';
const { date: _unknownHereToo, ...OLDER_RSVP } = catalogue[kind].example;

const attempted = async (id: string) => until(async () => (await stage.outbox.row(id)).attempts > 0);

it('should keep a mailing that this release cannot write, say so, and send all of it once it can be written', async () => {
  const mailing = await stage.outbox.addMailing({ sharedProps: OLDER_PROPS });
  await stage.outbox.addInvitations(200, mailing);
  await stage.start({ settings: { circuitPause: 300, circuitPauseLongest: 300, republishAfter: 300 } });
  await until(async () => (await stage.outbox.mailing(mailing)).circuit_openings >= 3);

  expect(await stage.outbox.mailing(mailing)).toMatchObject({
    paused_reason: expect.stringMatching(
      /^This version of the product could not write 10 mails in a row: .+\. Trying again at \d+:\d\d [AP]M\.$/,
    ),
  });
  const { queued = 0, retrying = 0, sending = 0, ...ended } = await stage.outbox.states();
  expect(ended).toEqual({});
  expect(queued + retrying + sending).toBe(200);
  const tried = (await stage.outbox.rows()).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeLessThan(150);
  for (const { last_error } of tried) expect(last_error).toMatch(/^This mail could not be written: /);

  await stage.outbox.changeMailings({ shared_props: INVITATION }, mailing);
  await stage.outbox.allEnded();
  expect(await stage.outbox.states()).toEqual({ sent: 200 });
  expect(stage.sink.received).toHaveLength(200);
});

it.each([
  ['whose props are of another release', { props: OLDER_RSVP as never }],
  ['of a kind that it does not know', { kind: 'of-the-next-release' as MailKind }],
])('should wait with a mail %s, and hold up no other', async (_what, unknown) => {
  const spoilt = await stage.outbox.addMail({ kind }, unknown);
  const fine = await stage.outbox.addMail({ kind });
  await stage.start();
  await until(async () => (await stage.outbox.row(fine)).state === 'sent');
  await attempted(spoilt);
  expect((await stage.outbox.row(spoilt)).last_error).toMatch(/^This mail could not be written: /);

  await stage.outbox.change({ id: spoilt }, { kind, props: catalogue[kind].example });
  await stage.outbox.allEnded();
  expect(await stage.outbox.states()).toEqual({ sent: 2 });
});

it('should not be given up however often and long it could not be written, until its time is over', async () => {
  const id = await stage.outbox.addMail({ kind: 'gameday-rsvp', props: {} as never });
  await stage.outbox.setBack(id, 100);
  await stage.start({ env: { MAIL_RETRY_BASE_MS: '5' }, settings: { retryLongest: 20 } });
  await until(async () => (await stage.outbox.row(id)).attempts > 9);
  expect((await stage.outbox.row(id)).state).not.toBe('failed');
  await stage.outbox.expireIn(0, { id });
  await stage.outbox.allEnded();
  expect(await stage.outbox.row(id)).toMatchObject({ state: 'failed' });
});
