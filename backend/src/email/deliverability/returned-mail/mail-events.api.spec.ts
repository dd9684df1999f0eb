import { createHmac, randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../../test/test-app.ts';
import { PRIYA, SentMails } from './testing/sent-mails.ts';

const SECRET = 'a secret that the mail relay knows as well';

describe('POST /api/mail-events', () => {
  let app: TestApp;
  let mails: SentMails;
  beforeAll(async () => {
    app = await TestApp.start({ MAIL_BOUNCES_SECRET: SECRET });
    mails = new SentMails(app);
  });
  afterAll(() => app.stop());
  afterEach(() => app.outbox.forgetSuppressions());

  const now = () => app.clock.now().toISOString();
  const signature = (body: string, secret = SECRET) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const post = (content: object, signed?: string) => {
    const body = JSON.stringify(content);
    return app
      .browser()
      .post('/api/mail-events')
      .set('Content-Type', 'application/json')
      .set('X-Signature', signed ?? signature(body))
      .send(body);
  };
  const count = async (...events: object[]) => {
    const answer = await post({ sentAt: now(), events }).expect(200);
    return answer.body.counted;
  };

  it('should take a bounce by the id of a mail or its Message-ID', async () => {
    const [one, other] = [await mails.add(), await mails.add({ address: 'Ola@Guests.example' })];

    const counted = await count(
      {
        mailId: one.id,
        type: 'bounce',
        status: '5.1.1',
        text: `550 5.1.1 <${PRIYA}> unknown`,
        address: PRIYA,
      },
      { messageId: other.messageId, type: 'bounce' },
    );

    expect(counted).toBe(2);
    expect(await mails.read(one.id)).toMatchObject({
      state: 'failed',
      lastError: 'Returned: 550 5.1.1 <address> unknown',
    });
    expect(await mails.read(other.id)).toMatchObject({
      state: 'failed',
      lastError: 'Returned: It could not be delivered.',
    });
    expect(await mails.suppressed()).toEqual([
      { address: 'ola@guests.example', reason: 'bounced' },
      { address: PRIYA, reason: 'bounced' },
    ]);
  });

  it('should keep the address of a mail that came back for its content, and count what is deferred', async () => {
    const [spam, full] = [await mails.add(), await mails.add()];

    await count(
      { mailId: spam.id, type: 'bounce', status: '5.7.1' },
      { mailId: full.id, type: 'deferred', id: 'a' },
      { mailId: full.id, type: 'deferred', id: 'b' },
      { mailId: full.id, type: 'deferred', id: 'b' },
    );

    expect(await mails.read(spam.id)).toMatchObject({ state: 'failed', bounces: 1 });
    expect(await mails.read(full.id)).toMatchObject({ state: 'sent', bounces: 2 });
    expect(await mails.suppressed()).toEqual([]);
  });

  it('should count an event once, also when two calls bring it at once', async () => {
    const mail = await mails.add();
    const event = { mailId: mail.id, type: 'complaint' };

    const counted = await Promise.all([count(event), count(event), count(event)]);

    expect(counted.sort()).toEqual([0, 0, 1]);
    expect(await mails.suppressed()).toEqual([{ address: PRIYA, reason: 'complained' }]);
  });

  it('should pass over what is of no mail of ours, or of another address', async () => {
    const mail = await mails.add();

    const counted = await count(
      { mailId: randomUUID(), type: 'bounce' },
      { messageId: '<x@elsewhere.example>', type: 'bounce' },
      { messageId: `<${mail.id}@elsewhere.example>`, type: 'bounce' },
      { mailId: mail.id, type: 'bounce', address: 'somebody@else.example' },
    );

    expect([counted, await mails.read(mail.id)]).toEqual([0, mail]);
  });

  it('should keep the totals of a finished mailing true', async () => {
    const finished = { size: 3, totals: { sent: 3 }, finishedAt: new Date() };
    const mailingId = await app.outbox.addMailing(finished);
    const added = await Promise.all(
      ['a', 'b', 'c'].map((name) => mails.add({ address: `${name}@guests.example`, mailingId })),
    );

    await count(...added.slice(1).map(({ id }) => ({ mailId: id, type: 'bounce' })));

    const totals = await app.query(sql<object>`select totals from mailing where id = ${mailingId}`);
    expect(totals).toEqual([{ totals: { sent: 1, failed: 2 } }]);
  });

  it('should refuse a signature that does not hold, and calls of another time', async () => {
    const mail = await mails.add();
    const content = { sentAt: now(), events: [{ mailId: mail.id, type: 'bounce' }] };
    const stale = { ...content, sentAt: new Date(app.clock.now().getTime() - 301_000).toISOString() };

    await post(content, signature(JSON.stringify(content), 'x'.repeat(32))).expect(401);
    await post(content, signature(`${JSON.stringify(content)} `)).expect(401);
    await post(content, '').expect(401);
    await post(stale).expect(401);
    expect(await mails.read(mail.id)).toEqual(mail);
  });

  it.each<[string, object, string]>([
    ['no mail', { type: 'bounce' }, 'events.0.mailId'],
    ['no type', { mailId: randomUUID() }, 'events.0.type'],
    ['a strange status', { mailId: randomUUID(), type: 'bounce', status: '550' }, 'events.0.status'],
  ])('should name what is wrong with an event that has %s', async (_what, event, field) => {
    const answer = await post({ sentAt: now(), events: [event] }).expect(400);

    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
