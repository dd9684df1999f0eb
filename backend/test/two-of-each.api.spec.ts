import { MAIL_BULK } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { MailRelay } from '@tablefall/platform/outbox/mail-relay';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, ORGANISER, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const GUESTS = 1_000;

describe('two backends and two workers on one database', () => {
  let app: TestApp;
  let workers: TestWorker[];
  beforeEach(async () => {
    app = await TestApp.startTwo();
    const worker = await TestWorker.start(app);
    workers = [worker, await TestWorker.start(app, {}, worker.mailServer)];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await app.stop();
  });

  it('should bring each guest one invitation, although both got the list and published its mails twice', async () => {
    const [worker] = workers as [TestWorker];
    const staff = await app.signedIn(ADMIN);
    const gameday = await createGameday(staff, { date: '2099-05-01' });
    const guests = Array.from({ length: GUESTS }, (_, n) => ({
      name: `Guest ${n}`,
      email: `g${n}@mail.example`,
    }));
    const colleague = await app.signedIn(ORGANISER);
    const send = (client: typeof staff) =>
      client.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);

    const answers = await Promise.all([send(staff), send(colleague)]);
    const mails = await app.query(sql<{ id: string }>`select id from mail where mailing_id is not null`);
    const ids = mails.map(({ id }) => id);
    for (const relay of app.getAll(MailRelay)) relay.publishSoon(MAIL_BULK, ids);
    await worker.untilAllSent();

    const counts = answers.map(({ body }) => [body.invitationsSent, body.alreadyInvited]);
    expect(counts.sort()).toEqual([
      [0, GUESTS],
      [GUESTS, 0],
    ]);
    const invited = worker.mailServer.received.map(({ to }) => to).filter((to) => to.startsWith('g'));
    expect(invited.sort()).toEqual(guests.map(({ email }) => email).sort());
  }, 120_000);
});
