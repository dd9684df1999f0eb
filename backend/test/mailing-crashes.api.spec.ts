import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { emptyRedis, until } from '@tablefall/worker/test/test-outbox';
import { v7 as uuid } from 'uuid';
import type { MailingDto } from '../src/email/mailings/mailing-history.dto.ts';
import { ADMIN, type ApiClient, EMAILER_PASSWORD, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const PEOPLE = 300;
const REFUSED = 3;

describe('a mailing of the administrator', () => {
  let app: TestApp;
  let admin: ApiClient;
  let mailServer: SmtpSink;
  beforeAll(async () => {
    app = await TestApp.start();
    // The worker tells the time by the real clock.
    app.clock.set(new Date().toISOString());
    admin = await app.signedIn(ADMIN);
  });
  beforeEach(async () => {
    mailServer = await SmtpSink.start();
    mailServer.delay = 5;
    mailServer.misbehave = (to) =>
      to.startsWith('full') ? { refuse: '552 5.2.2 mailbox full', at: 'recipient' } : undefined;
  });
  let worker: TestWorker | undefined;
  afterEach(async () => {
    await worker?.kill();
    await mailServer.stop();
  });
  const startWorker = async (): Promise<TestWorker> => {
    worker = await TestWorker.start(app, {}, mailServer, { lease: 1_500, renewEvery: 300 });
    return worker;
  };
  afterAll(() => app.stop());

  itHoldsEveryRound(
    'should reach everybody, and have the right numbers, although its worker was killed and Redis was emptied',
    async () => {
      const id = uuid();
      const recipients = Array.from({ length: PEOPLE }, (_, n) => ({
        name: `Helper ${n}`,
        email: `${n < REFUSED ? 'full' : 'helper'}${n}@${id}.example`,
      }));
      await admin
        .post('/api/register/email-pastregistrants-message')
        .query({ password: EMAILER_PASSWORD, mailingId: id, confirm: true })
        .send({ Message: 'Hello {{name}}', recipients })
        .expect(200);
      const read = async (): Promise<MailingDto> => (await admin.get(`/api/mailings/${id}`).expect(200)).body;

      const first = await startWorker();
      await until(() => mailServer.received.length > 60);
      await first.kill();
      await emptyRedis(Number(process.env.JEST_WORKER_ID ?? 0));
      expect(await read()).toMatchObject({ state: 'sending', finishedAt: null, size: PEOPLE });
      await startWorker();
      await until(async () => (await read()).state === 'finished');

      expect(await read()).toMatchObject({
        size: PEOPLE,
        counts: { sent: PEOPLE - REFUSED, failed: REFUSED, queued: 0, sending: 0, retrying: 0, cancelled: 0 },
        resendable: REFUSED,
      });
      const { body: sent } = await admin.get(`/api/mailings/${id}/recipients?state=sent`).expect(200);
      expect(sent.total).toBe(new Set(mailServer.received.map(({ to }) => to)).size);
      const { body: failed } = await admin.get(`/api/mailings/${id}/recipients?state=failed`).expect(200);
      expect(failed.items).toMatchObject([
        {
          email: `full0@${id}.example`,
          reason: 'The mailbox is full',
          said: expect.stringContaining('552'),
          attempts: 1,
        },
        { email: `full1@${id}.example` },
        { email: `full2@${id}.example` },
      ]);
    },
  );
});
