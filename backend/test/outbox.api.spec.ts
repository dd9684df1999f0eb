import { Outbox } from '@tablefall/platform/outbox/outbox';
import { TestApp } from './test-app.ts';

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const mail = (address: string) => ({
    kind: 'sign-in' as const,
    props: { codeId: '01980000-0000-7000-8000-000000000000', validMinutes: 15 },
    recipient: { name: null, address },
    about: '01980000-0000-7000-8000-000000000000',
  });
  const addresses = async () => (await app.mails()).map(({ address }) => address);

  it('keeps a mail with the transaction that causes it', async () => {
    await app.get(Outbox).transaction(async (unit) => unit.mail(mail('kept@mail.example')));

    expect(await addresses()).toContain('kept@mail.example');
  });

  it('keeps no mail of a transaction that fails (I4)', async () => {
    const failing = app.get(Outbox).transaction(async (unit) => {
      unit.mail(mail('lost@mail.example'));
      await unit.em.flush();
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await addresses()).not.toContain('lost@mail.example');
  });

  it('answers although the queue is away, and keeps the mail for the sweeper (F5)', async () => {
    const alone = await TestApp.start({ REDIS_URL: 'redis://127.0.0.1:9' });
    try {
      await alone.get(Outbox).transaction(async (unit) => unit.mail(mail('waiting@mail.example')));

      expect(await alone.mails()).toMatchObject([{ address: 'waiting@mail.example', state: 'queued' }]);
      const { body } = await alone.browser().get('/api/health/ready').expect(503);
      expect(body.message).toBe('Not ready: queue.');
    } finally {
      await alone.stop();
    }
  });
});
