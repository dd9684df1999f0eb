import type { Mail } from '@tablefall/mail';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../../test/test-app.ts';

describe('mails that are set aside', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  beforeEach(async () => {
    await app.query(sql`truncate mail, mailing, suppression cascade`);
  });
  afterAll(() => app.stop());

  const failed = (address: string, as: Partial<Mail>, mailing?: string) =>
    app.outbox.addMail(
      { kind: 'registration-confirmation', recipient: { name: null, address } },
      { state: 'failed', attempts: 5, expiresAt: null, ...as },
      mailing,
    );
  const list = async () => (await admin.get('/api/system/set-aside').expect(200)).body;
  const decide = (id: string, what: 'retry' | 'give-up') => admin.post(`/api/system/set-aside/${id}/${what}`);
  const row = async (id: string) =>
    (
      await app.query(
        sql<{ state: string; attempts: number; losses: number }>`
          select state, attempts, losses from mail where id = ${id}`,
      )
    )[0];

  it('should be those that nobody refused for their recipient and that could still arrive', async () => {
    await failed('tries@mail.example', { lastCode: 451, lastError: '451 later' });
    await failed('lost@mail.example', { lastError: 'Quarantined: the sender stopped 6 times', losses: 6 });
    await failed('us@mail.example', { lastCode: 554, lastError: '554 blocked', blocked: true });
    await failed('nobody@mail.example', { lastCode: 550, lastError: '550 no such user' });
    await failed('late@mail.example', { lastError: 'Expired', expiresAt: new Date(Date.now() - HOUR_MS) });
    await failed('blocked@mail.example', { lastCode: 451 });
    await app.outbox.suppress('blocked@mail.example', 'blocked');
    await failed('sent@mail.example', { state: 'sent', lastCode: 250 });

    const { total, items } = await list();

    expect(total).toBe(3);
    expect(items.map(({ email }: { email: string }) => email).toSorted()).toEqual([
      'lost@mail.example',
      'tries@mail.example',
      'us@mail.example',
    ]);
    expect(items.find(({ email }: { email: string }) => email === 'tries@mail.example')).toMatchObject({
      title: 'Registration confirmation',
      attempts: 5,
      reason: '451 later',
      since: expect.any(String),
    });
  });

  it('should be sent again as the same mail, and only once', async () => {
    const id = await failed('tries@mail.example', { lastCode: 451 });

    const answers = await Promise.all([decide(id, 'retry'), decide(id, 'retry')]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await row(id)).toEqual({ state: 'queued', attempts: 0, losses: 0 });
    expect((await list()).total).toBe(0);
  });

  it('should bring their mailing under way again', async () => {
    const mailing = await app.outbox.addMailing({
      title: 'Message',
      startedAt: new Date(),
      finishedAt: new Date(),
      totals: { failed: 1 },
    });
    const id = await failed('tries@mail.example', { lastCode: 451 }, mailing);
    expect((await list()).items[0].title).toBe('Message');

    await decide(id, 'retry').expect(204);

    const { body } = await admin.get(`/api/mailings/${mailing}`).expect(200);
    expect(body).toMatchObject({ state: 'sending', finishedAt: null });
  });

  it('should stay failed and be shown no more once they are given up', async () => {
    const id = await failed('tries@mail.example', { lastCode: 451 });

    await decide(id, 'give-up').expect(204);

    expect((await list()).total).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'failed' });
    await decide(id, 'retry').expect(404);
    await decide(id, 'give-up').expect(404);
  });

  it('should not be found by what is no id, and never be another mail', async () => {
    await admin.post('/api/system/set-aside/nothing/retry').expect(400);
    const waiting = await app.outbox.addMail({ kind: 'test' }, {});
    await decide(waiting, 'retry').expect(404);
    expect(await row(waiting)).toMatchObject({ state: 'queued' });
  });
});
