import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';

describe('/api/system', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({
      MAIL_RATE_PER_SECOND: '7',
      SMTP_URL: 'smtp://sam:hidden@relay.mail.example',
    });
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  it('should show all settings in force, and no secret', async () => {
    const { body } = await admin.get('/api/system/settings').expect(200);

    const named = (name: string) => body.find((setting: { name: string }) => setting.name === name);
    expect(named('MAIL_RATE_PER_SECOND')).toEqual({
      name: 'MAIL_RATE_PER_SECOND',
      value: '7',
      isDefault: false,
    });
    expect(named('APP_SECRET').value).toBe('set');
    expect(named('SMTP_URL').value).toBe('smtp://relay.mail.example');
    expect(named('PAYMENT_URL')).toMatchObject({ value: null, isDefault: true });
    expect(JSON.stringify(body)).not.toMatch(/hidden|thirty-two|admin@/);
  });

  it('should tell what runs, what waits and since when, and what is paused', async () => {
    await app.query(sql`truncate mail, mailing cascade`);
    const old = new Date(Date.now() - 14 * 60_000);
    await app.outbox.addMails([{ kind: 'test' }, { kind: 'test' }], { createdAt: old });
    await app.outbox.addMail(
      { kind: 'test' },
      { state: 'retrying', attempts: 1, dueAt: new Date(Date.now() + 60_000) },
    );
    await app.outbox.addMail({ kind: 'test' }, { state: 'sent', sentAt: new Date() });
    const under = { startedAt: new Date() };
    await app.outbox.addInvitations(3, await app.outbox.addMailing(under));
    const reason = 'The mail server refuses every mail.';
    const pausedUntil = new Date(Date.now() + 3_600_000);
    const paused = await app.outbox.addMailing({
      ...under,
      title: 'News',
      pausedUntil,
      pausedReason: reason,
      circuitOpenings: 1,
    });
    await app.outbox.addInvitations(5, paused, 'paused');

    const { body } = await admin.get('/api/system/status').expect(200);

    expect(body).toMatchObject({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      migration: expect.stringMatching(/^\d{4}-/),
      queues: [
        { queue: 'mail-sign-in', due: 0, oldestSince: null },
        { queue: 'mail-now', due: 2, oldestSince: old.toISOString() },
        { queue: 'mail-bulk', due: 3, oldestSince: expect.any(String) },
        { queue: 'mail-push', due: 0, oldestSince: null },
      ],
      sentInADay: 1,
      paused: [{ id: paused, title: 'News', reason, until: pausedUntil.toISOString() }],
      backup: null,
      drill: null,
      database: { version: expect.stringMatching(/^1\d/), connections: expect.any(Number) },
    });
  });

  it('should run a job at once that is due later', async () => {
    await app.get(Jobs).runDue();
    const dueAt = async () => {
      const { body } = await admin.get('/api/health/jobs').expect(200);
      return body.find(({ name }: { name: string }) => name === 'old-mail').dueAt;
    };
    expect(new Date(await dueAt()).getTime()).toBeGreaterThan(app.clock.now().getTime());

    await admin.post('/api/system/jobs/old-mail/run').expect(204);

    expect(await dueAt()).toBe(app.clock.now().toISOString());
  });

  it('should leave a job alone that runs at this moment', async () => {
    const dueAt = () => app.query(sql<{ due: Date }>`select due_at as due from job where name = 'old-mail'`);
    const before = await dueAt();

    await app.get(Transactions).run(async ({ em }) => {
      await rowsOf(em, sql`select from job where name = 'old-mail' for update`);
      await admin.post('/api/system/jobs/old-mail/run').expect(204);
    });

    expect(await dueAt()).toEqual(before);
  });

  it('should know no job of another name', async () => {
    await admin.post('/api/system/jobs/nothing/run').expect(404);
  });
});
