import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from './testing/email-tools.ts';

describe('the e-mail tools', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => tools.reset());

  it('should ask all registrants to review, and those who owe to pay, once each', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    await tools.registerEarlier('earlier');
    await tools.pay('ben');

    const review = await tools.get('register/email-review').expect(200);
    const unpaid = await tools.get('register/email-notpaid').expect(200);

    expect(review.body).toEqual(['Sending to 3 people.']);
    expect(unpaid.body).toEqual(['Sending to 2 people.']);
    expect(await tools.mailed('registration-review')).toEqual(['ada', 'ben', 'cleo']);
    expect(await tools.mailed('registration-unpaid')).toEqual(['ada', 'cleo']);
    expect(await tools.mailings()).toMatchObject([
      {
        title: 'Not paid yet',
        audience: 'Registered and not paid',
        author: ADMIN,
        size: 2,
        state: 'sending',
      },
      { title: 'Review your registration', audience: 'Everybody registered', author: ADMIN, size: 3 },
    ]);
  });

  it('should carry what each registration is, and a link of its own that signs in', async () => {
    await tools.register('ada');
    await tools.get('register/email-review').expect(200);

    const [mail] = await app.query(sql<{ props: { codeId: string; amountDue: number } }>`
      select shared_props || props as props from mail join mailing on mailing.id = mailing_id`);
    expect(mail?.props).toMatchObject({
      attendees: [{ name: 'ada', badge: true }],
      amountDue: 10,
      venue: { name: 'Riverside Hall' },
    });
    const [code] = await app.query(sql`
      select purpose, expires_at::text as ends, email from sign_in_code join account on account.id = user_id
      where sign_in_code.id = split_part(${mail?.props.codeId ?? ''}, '.', 1)::uuid`);
    expect(code).toMatchObject({ purpose: 'registration', email: 'ada@mail.example' });
    expect(code).toMatchObject({ ends: expect.stringContaining('2025-10-31') });
  });

  it('should invite each address of earlier editions, but those who want no news and those who bounced', async () => {
    for (const name of ['left', 'gone', 'here']) await tools.registerEarlier(name);
    await tools.register('now');
    await tools.suppress('left', 'no-news');
    await tools.suppress('gone', 'bounced');
    await tools.suppress('now', 'no-news');

    const { body } = await tools.get('register/email-pastregistrants').expect(200);
    const review = await tools.get('register/email-review').expect(200);

    expect(body).toEqual([
      'Sending to 1 person.',
      expect.stringMatching(/^2 were left out: .*\(1\), .*\(1\)\.$/),
    ]);
    expect(await tools.mailed('past-registrants')).toEqual(['here']);
    expect(review.body).toEqual(['Sending to 1 person.']);
    const [, past] = await tools.mailings();
    expect(past?.leftOut).toHaveLength(2);
  });

  it('should mail the confirmation of one registration, and know no other', async () => {
    await tools.register('ada');
    await tools.registerEarlier('earlier');

    await tools.get(`register/email/${await tools.registrationId('ada')}`).expect(200);

    expect((await app.mails()).filter(({ bulk }) => bulk)).toMatchObject([
      { kind: 'registration-confirmation', address: 'ada@mail.example' },
    ]);
    await tools.get(`register/email/${await tools.registrationId('earlier')}`).expect(404);
    await tools.get(`register/email/${uuid()}`).expect(404);
  });

  it('should say that nobody would get it, and make no mailing', async () => {
    await tools.registerEarlier('gone');
    await tools.suppress('gone', 'bounced');

    const empty = await tools.get('register/email-review').expect(409);
    const left = await tools.get('register/email-pastregistrants').expect(409);

    expect(empty.body.detail).toBe('Nobody would get this mail. Nothing was sent.');
    expect(left.body.detail).toContain('1 was left out');
    expect(await tools.mailings()).toEqual([]);
    expect(await app.query(sql`select * from audience`)).toEqual([]);
  });

  it('should mail a sample to the administrator', async () => {
    expect((await tools.get('register/emailtest').expect(200)).body).toEqual([
      `A test was sent to ${ADMIN}.`,
    ]);

    expect((await app.mails()).at(-1)).toMatchObject({ kind: 'test', address: ADMIN, bulk: false });
  });

  describe('a test', () => {
    it('should go to the administrator alone, with the facts of the first recipient and no usable link', async () => {
      await tools.register('zoe');
      await tools.register('ada');
      const codes = () => app.query(sql`select id from sign_in_code`);
      const before = await codes();

      await tools.get('register/email-review', { testOnly: true }).expect(200);
      // A test is no repeat, and makes none of what follows.
      await tools.get('register/email-review', { testOnly: true }).expect(200);
      await tools.get('register/email-review').expect(200);

      const tests = (await app.mails()).filter(
        ({ address, kind }) => address === ADMIN && kind !== 'sign-in',
      );
      expect(tests).toHaveLength(2);
      expect(tests[0]).toMatchObject({
        kind: 'registration-review',
        bulk: false,
        props: { attendees: [{ name: 'ada' }], isTest: true, codeId: '00000000-0000-0000-0000-000000000000' },
      });
      expect(await codes()).toHaveLength(before.length + 2);
    });
  });

  describe('a message', () => {
    it('should go to past registrants with its text, fixed for all of them, and be known by its subject', async () => {
      await tools.registerEarlier('ada');

      await tools.message({ Message: '# Come back\n\nDear {{name}}' }).expect(200);

      expect(await tools.mailed('message')).toEqual(['ada']);
      const [mailing] = await app.query(
        sql`select title, shared_props ->> 'message' as message from mailing`,
      );
      expect(mailing).toEqual({ title: 'Come back', message: '# Come back\n\nDear {{name}}' });
    });

    it('should go to a pasted list instead, each address once, and to bad entries not at all', async () => {
      await tools.registerEarlier('past');
      await tools.suppress('left', 'no-news');
      const recipients = [
        { name: 'Priya', email: 'priya@mail.example' },
        { name: 'Again', email: 'PRIYA@mail.example' },
        { name: 'Past', email: 'past@mail.example' },
        { name: 'Left', email: 'left@mail.example' },
        { name: 'Bad', email: 'no address' },
        { name: 5, email: '\u0000' },
      ];

      const { body } = await tools.message({ Message: 'Hello', recipients }).expect(200);

      expect(body[0]).toBe('Sending to 2 people.');
      expect(body[1]).toContain('4 were left out');
      expect(await tools.mailed('message')).toEqual(['past', 'priya']);
      const mails = await app.query(sql`
        select recipient_name as name, props ->> 'codeId' is not null as link from mail where kind = 'message'
        order by recipient_name`);
      expect(mails).toEqual([
        { name: 'Past', link: true },
        { name: 'Priya', link: false },
      ]);
    });

    it.each([
      ['an unknown variable by its name', { Message: 'Dear {{nmae}}' }, /\{\{nmae\}\}/],
      ['no text', { Message: ' ' }, /Please enter a message/],
      ['more than 10,000 characters', { Message: 'x'.repeat(10_001) }, /at most 10000 characters/],
      ['a list that is none', { Message: 'Hi', recipients: 'priya@mail.example' }, /must be a list/],
    ])('should be refused with %s', async (_, body, words) => {
      await tools.registerEarlier('ada');

      const answer = await tools.message(body).expect(400);

      expect(answer.body.detail).toMatch(words);
      expect(await tools.mailed('message')).toEqual([]);
    });

    it('should be judged line by line before it is sent', async () => {
      await tools.suppress('left', 'no-news');
      await tools.suppress('uninvited', 'no-invitations');
      const recipients = ['left', 'uninvited', 'fine', 'bad line'].map((name) => ({
        name: 'Guest',
        email: name === 'bad line' ? name : `${name}@mail.example`,
      }));

      const { body } = await tools.post('mailings/recipients/check', { recipients }).expect(200);

      expect(body).toEqual({
        invalid: ['bad line'],
        suppressed: [{ email: 'left@mail.example', reason: 'no-news' }],
      });
    });
  });

  describe('a second time', () => {
    beforeEach(() => tools.register('ada'));

    it('should be asked about within 10 minutes, for the same tool and audience', async () => {
      await tools.register('ben');
      const [ada, ben] = [await tools.registrationId('ada'), await tools.registrationId('ben')];
      await tools.get('register/email-review').expect(200);
      await tools.get(`register/email/${ada}`).expect(200);
      app.clock.advance(3 * 60);

      const { body } = await tools.get('register/email-review').expect(409);
      expect(body).toMatchObject({
        title: 'Sent a moment ago',
        detail: expect.stringContaining('3 minutes ago'),
      });
      await tools.get('register/email-notpaid').expect(200);
      await tools.get(`register/email/${ben}`).expect(200);
      await tools.get(`register/email/${ada}`).expect(409);
      await tools.get('register/email-review', { confirm: true }).expect(200);
      app.clock.advance(10 * 60);
      await tools.get('register/email-review').expect(200);
    });

    it('should be answered as the first time under the same mailing id, and refused with another content', async () => {
      await tools.registerEarlier('past');
      const mailingId = uuid();

      const first = await tools.message({ Message: 'One' }, { mailingId }).expect(200);
      const again = await tools.message({ Message: 'One' }, { mailingId }).expect(200);
      const other = await tools.message({ Message: 'Two' }, { mailingId, confirm: true }).expect(409);

      expect(again.body).toEqual(first.body);
      expect(other.body.title).toBe('Sent before');
      expect(await tools.mailed('message')).toEqual(['past']);
      expect((await tools.mailings())[0]).toMatchObject({ id: mailingId });
    });

    it('should make one mailing of many Executes at once', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 4 }, async () => (await tools.get('register/email-review')).status),
      );

      expect(statuses.sort()).toEqual([200, 409, 409, 409]);
      expect(await tools.mailed('registration-review')).toEqual(['ada']);
      expect(await tools.mailings()).toHaveLength(1);
    });

    it('should be free when the first one failed', async () => {
      await tools.get('register/email-pastregistrants').expect(409);
      await tools.registerEarlier('past');

      await tools.get('register/email-pastregistrants').expect(200);
    });
  });

  it('should stay within what staff may send in a day', async () => {
    const small = await TestApp.start({ STAFF_MAILS_PER_DAY: '1' });
    try {
      const few = await EmailTools.of(small);
      await few.register('ada');
      await few.register('ben');

      await few.get('register/email-review').expect(429);
      await few.get('register/email-review', { sendAt: '2025-10-03T09:00' }).expect(429);
      expect(await few.mailings()).toEqual([]);
    } finally {
      await small.stop();
    }
  });

  it('should send nothing for a page of another site', async () => {
    await tools.register('ada');

    await tools.get('register/email-review').set('Sec-Fetch-Site', 'cross-site').expect(403);
    await tools.get('register/email-review').set('Sec-Fetch-Site', 'none').expect(403);
    expect(await tools.mailings()).toEqual([]);
  });

  it('should leave a trace of what was sent, without names and addresses', async () => {
    await tools.register('ada');
    await tools.get('register/email-review').expect(200);
    await tools.get('register/email-review', { testOnly: true }).expect(200);

    const entries = await app.query(sql`
      select action, details from audit_entry where action like 'registrants.%' order by id`);
    expect(entries).toEqual([
      { action: 'registrants.mailed', details: { tool: 'review', recipients: 1 } },
      { action: 'registrants.tested', details: { tool: 'review' } },
    ]);
  });
});
