import { auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { ADMIN, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import { TestWorker } from '../../../test/test-worker.ts';
import { EmailTools } from '../../email/admin-tools/testing/email-tools.ts';
import { SentMailings } from '../../email/mailings/testing/sent-mailings.ts';

const HOLD = '/api/system/mail-hold';
const WRONG_DATE = 'The last mailing had the wrong date.';

const people = (count: number, domain = 'mail.example') =>
  Array.from({ length: count }, (_, n) => ({ name: `Guest ${n}`, email: `guest${n}@${domain}` }));

describe('the mail hold', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    await tools.reset();
  });

  const hold = (note = WRONG_DATE) => tools.admin.put(HOLD).send({ note }).expect(200);
  const release = () => tools.admin.delete(HOLD).expect(200);
  const cancelBefore = (before: string) => tools.admin.post(`${HOLD}/cancel-before`).send({ before });
  const deeds = async () =>
    (
      await app.query(
        sql<{ action: string; details: object }>`
          select action, details from ${auditTrail} as entry where action like 'mail.%' order by id`,
      )
    ).map(({ action, details }) => [action, details]);

  it('should say why and since when mail is held and what waits, until it is released', async () => {
    const nothing = { waiting: 0, oldestDueAt: null, fromBefore: 0, lateMailings: 0 };
    expect((await tools.admin.get(HOLD).expect(200)).body).toEqual({ hold: null, ...nothing });
    await tools.message({ Message: 'Hello', recipients: people(3) }).expect(200);
    await tools
      .message({ Message: 'Later', recipients: people(2) }, { sendAt: '2025-10-01T09:00' })
      .expect(200);
    app.clock.advance(3 * 3_600);

    const { body } = await hold();

    expect(body).toEqual({
      hold: {
        reason: 'staff',
        note: WRONG_DATE,
        by: ADMIN,
        since: '2025-10-01T15:00:00.000Z',
        backupAt: null,
        backupWaiting: null,
      },
      waiting: 3,
      oldestDueAt: '2025-10-01T12:00:15.000Z',
      fromBefore: 3,
      lateMailings: 1,
    });
    app.clock.advance(60);
    await app.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
    const again = await hold('Another reason');
    expect(again.body).toMatchObject({
      hold: { note: 'Another reason', since: '2025-10-01T15:00:00.000Z' },
      waiting: 4,
      fromBefore: 3,
    });
    expect((await release()).body).toMatchObject({ hold: null, waiting: 4, fromBefore: 0 });
    await release();
    expect((await deeds()).map(([action]) => action)).toEqual(['mail.held', 'mail.held', 'mail.released']);
  });

  it('should ask for a reason, and for a moment', async () => {
    const { body } = await tools.admin.put(HOLD).send({ note: ' ' }).expect(400);
    expect(body.fields).toEqual({ note: 'Please say why mail is held' });
    await cancelBefore('yesterday').expect(400);
  });

  it('should let nobody but the administrator ask or decide', async () => {
    const attendee = await app.signedIn(ATTENDEE);
    await attendee.get(HOLD).expect(403);
    await attendee.put(HOLD).send({ note: WRONG_DATE }).expect(403);
    await attendee.delete(HOLD).expect(403);
    await attendee.post(`${HOLD}/cancel-before`).send({ before: '2025-10-01T12:00:00Z' }).expect(403);
    await app.browser().put(HOLD).send({ note: WRONG_DATE }).expect(401);
  });

  it('should be told to whoever asks for a sign-in link', async () => {
    await hold();
    const { body } = await app.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
    expect(body.isLate).toBe(true);
  });

  it('should keep scheduled mailings from beginning, and let them begin after the release', async () => {
    await tools.message({ Message: 'Hi', recipients: people(2) }, { sendAt: '2025-10-01T09:00' }).expect(200);
    await hold();
    app.clock.advance(3 * 3_600);
    await app.runJob('scheduled-mailings');
    expect(await tools.mailings()).toMatchObject([{ state: 'scheduled', pausedReason: null }]);
    expect(await tools.mailed('message')).toEqual([]);

    await release();
    await app.runJob('scheduled-mailings');

    expect(await tools.mailings()).toMatchObject([{ state: 'sending', size: 2 }]);
    expect(await tools.mailed('message')).toEqual(['guest0', 'guest1']);
  });

  it('should cancel what was written or due before a moment, as its own cancelling would', async () => {
    const mailings = new SentMailings(app, tools.admin);
    const earlier = await mailings.send(3);
    await mailings.record(earlier.id, [0], 'sent');
    await tools.message({ Message: 'Due' }, { sendAt: '2025-10-01T09:00' }).expect(409);
    const recipients = people(2);
    await tools.message({ Message: 'Due', recipients }, { sendAt: '2025-10-01T09:00' }).expect(200);
    await tools
      .message({ Message: 'Not yet', recipients: people(1) }, { sendAt: '2025-10-05T09:00' })
      .expect(200);
    app.clock.set('2025-10-02T03:17:00Z');
    const later = await mailings.send(1);
    await cancelBefore('2025-10-02T03:17:00Z').expect(409);
    await hold();

    const { body } = await cancelBefore('2025-10-02T03:17:00Z').expect(200);

    expect(body).toEqual({ mails: 2, mailings: 1 });
    expect(await mailings.states(earlier.id)).toEqual(['sent', 'cancelled', 'cancelled']);
    await mailings.finish();
    expect(await mailings.read(earlier.id)).toMatchObject({
      state: 'cancelled',
      counts: { sent: 1, cancelled: 2, queued: 0 },
    });
    expect(await mailings.read(later.id)).toMatchObject({ state: 'sending', counts: { queued: 1 } });
    expect((await tools.mailings()).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'cancelled',
      'scheduled',
      'sending',
    ]);
    const { body: guests } = await tools.admin
      .get(`/api/gameday/${earlier.gamedayId}/invitations`)
      .expect(200);
    expect(guests.items).toMatchObject([
      { delivery: { state: 'sent' } },
      { delivery: { state: 'cancelled' } },
      { delivery: { state: 'cancelled' } },
    ]);
    expect(await deeds()).toContainEqual([
      'mail.cancelled',
      { before: '2025-10-02T03:17:00.000Z', mails: 2, mailings: 1 },
    ]);
  });
});

describe('a mail hold with two workers', () => {
  let app: TestApp;
  let tools: EmailTools;
  let mailServer: SmtpSink;
  const workers: TestWorker[] = [];
  beforeAll(async () => {
    app = await TestApp.start();
    // Workers tell the time by the real clock.
    app.clock.set(new Date().toISOString());
    tools = await EmailTools.of(app);
    mailServer = await SmtpSink.start();
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await mailServer.stop();
    await app.stop();
  });

  it('should let nothing leave until the release, and then each mail once, but for what was cancelled', async () => {
    await tools.reset();
    await tools.admin.put(HOLD).send({ note: WRONG_DATE }).expect(200);
    const unwanted = people(150, 'old.example');
    await tools.message({ Message: 'Too much', recipients: unwanted }).expect(200);
    app.clock.advance(1);
    const before = app.clock.now().toISOString();
    await tools.message({ Message: 'Wanted', recipients: people(250) }, { confirm: true }).expect(200);
    await app.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
    for (let n = 0; n < 2; n += 1) workers.push(await TestWorker.start(app, {}, mailServer));
    await workers[0]?.settled();
    expect(mailServer.received).toHaveLength(0);
    const { body } = await tools.admin.post(`${HOLD}/cancel-before`).send({ before }).expect(200);
    expect(body).toEqual({ mails: 150, mailings: 0 });

    await tools.admin.delete(HOLD).expect(200);
    await workers[0]?.untilAllSent();

    expect(mailServer.received).toHaveLength(251);
    expect(new Set(mailServer.received.map(({ to }) => to)).size).toBe(251);
    expect(mailServer.received.filter(({ to }) => to.endsWith('@old.example'))).toEqual([]);
  });
});
