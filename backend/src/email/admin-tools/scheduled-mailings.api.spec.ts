import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { EmailTools } from './testing/email-tools.ts';

/** It is 8:00 in New York, 1 October 2025. */
describe('a mailing that waits for its time', () => {
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

  const at = async (moment: string) => {
    app.clock.set(moment);
    await app.runJob('scheduled-mailings');
  };

  it('should be sent at its time, with the text that was confirmed, and never again', async () => {
    await tools.registerEarlier('ada');

    const { body } = await tools.message({ Message: 'Soon!' }, { sendAt: '2025-10-02T09:00' }).expect(200);
    expect(body).toEqual(['Scheduled for Thursday, October 2, 9:00 AM: 1 person.']);
    await at('2025-10-02T12:59:59Z');

    expect(await tools.mailed('message')).toEqual([]);
    expect(await tools.mailings()).toMatchObject([
      { state: 'scheduled', size: 1, startedAt: null, scheduledFor: '2025-10-02T13:00:00.000Z' },
    ]);
    await at('2025-10-02T13:00:00Z');
    await at('2025-10-02T13:01:00Z');

    expect(await tools.mailed('message')).toEqual(['ada']);
    expect(await tools.mailings()).toMatchObject([
      { state: 'sending', size: 1, startedAt: '2025-10-02T13:00:00.000Z' },
    ]);
    expect(await app.query(sql`select id from audience`)).toEqual([]);
  });

  it('should say in the history why it has not begun, and keep no other from its time', async () => {
    await tools.registerEarlier('ada');
    await tools.message({ Message: 'First' }, { sendAt: '2025-10-02T09:00' }).expect(200);
    app.clock.advance(3_600);
    await tools.message({ Message: 'Second' }, { sendAt: '2025-10-02T09:00', confirm: true }).expect(200);
    const [, first] = await tools.mailings();
    await app.query(sql`update audience set tool = 'unknown' where mailing_id = ${first?.id}`);

    await expect(at('2025-10-02T13:00:00Z')).rejects.toThrow(String(first?.id));

    expect(await tools.mailings()).toMatchObject([
      { state: 'sending', size: 1 },
      {
        state: 'scheduled',
        pausedReason: expect.stringMatching(/^Could not be started, and will be tried again: /),
      },
    ]);
    await app.query(sql`update audience set tool = 'message' where mailing_id = ${first?.id}`);
    await at('2025-10-02T13:01:00Z');
    expect(await tools.mailings()).toMatchObject([{}, { state: 'sending', pausedReason: null }]);
  });

  it('should leave out and count who has paid or bounced meanwhile, and not reach who came after', async () => {
    for (const name of ['ada', 'ben', 'cleo', 'dora']) await tools.register(name);
    await tools.suppress('dora', 'bounced');
    await tools.get('register/email-notpaid', { sendAt: '2025-10-02T09:00' }).expect(200);
    await tools.pay('ada');
    await tools.suppress('ben', 'bounced');
    await tools.register('eve');

    await at('2025-10-02T13:00:00Z');

    expect(await tools.mailed('registration-unpaid')).toEqual(['cleo']);
    const [mailing] = await app.query(sql`select size, left_out as "leftOut" from mailing`);
    expect(mailing).toEqual({ size: 1, leftOut: { bounced: 2, gone: 1 } });
  });

  it('should keep to a pasted list', async () => {
    const recipients = ['ada', 'ben'].map((name) => ({ name, email: `${name}@mail.example` }));
    await tools.message({ Message: 'Hi', recipients }, { sendAt: '2025-10-02T09:00' }).expect(200);
    await tools.suppress('ben', 'no-news');

    await at('2025-10-02T13:00:00Z');

    expect(await tools.mailed('message')).toEqual(['ada']);
  });

  it('should be finished without a mail when nobody of it is left', async () => {
    await tools.register('ada');
    await tools.get('register/email-notpaid', { sendAt: '2025-10-02T09:00' }).expect(200);
    await tools.pay('ada');

    await at('2025-10-02T13:00:00Z');

    expect(await tools.mailings()).toMatchObject([
      { state: 'finished', size: 0, leftOut: [{ reason: 'No longer in the audience', count: 1 }] },
    ]);
  });

  it('should send nothing once it is cancelled', async () => {
    await tools.register('ada');
    await tools.get('register/email-review', { sendAt: '2025-10-02T09:00' }).expect(200);
    const [mailing] = await tools.mailings();
    await tools.admin.post(`/api/mailings/${mailing?.id}/cancel`).expect(200);

    await at('2025-10-02T13:00:00Z');

    expect(await tools.mailed('registration-review')).toEqual([]);
    expect(await tools.mailings()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('should count as sent when it starts: the same again a moment later is asked about', async () => {
    await tools.registerEarlier('ada');
    const again = () => tools.get('register/email-pastregistrants');
    await tools.get('register/email-pastregistrants', { sendAt: '2025-10-02T09:00' }).expect(200);

    await at('2025-10-02T13:00:00Z');

    expect((await again().expect(409)).body.title).toBe('Sent a moment ago');
    app.clock.advance(10 * 60);
    await again().expect(200);
  });

  it.each([
    ['before it begins', 'register/email-review', { sendAt: '2025-10-02T09:00' }],
    ['before anything has left', 'register/email-review', {}],
  ])('should not be asked about again once it is cancelled %s', async (_, path, query) => {
    await tools.register('ada');
    await tools.get(path, query).expect(200);
    const cancel = async () => {
      const [mailing] = await tools.mailings();
      await tools.admin.post(`/api/mailings/${mailing?.id}/cancel`).expect(200);
    };

    await cancel();
    await tools.get(path, query).expect(200);
    await tools.get(path, query).expect(409);
  });

  it('should be asked about again once it is cancelled when somebody may have got it', async () => {
    for (const name of ['ada', 'ben']) await tools.register(name);
    await tools.get('register/email-review').expect(200);
    await app.outbox.sent({ to: ['ada@mail.example'] });
    const [mailing] = await tools.mailings();

    await tools.admin.post(`/api/mailings/${mailing?.id}/cancel`).expect(200);

    await tools.get('register/email-review').expect(409);
  });

  describe('and the mails that staff may send in a day', () => {
    let small: TestApp;
    let few: EmailTools;
    beforeAll(async () => {
      small = await TestApp.start({ STAFF_MAILS_PER_DAY: '1' });
      few = await EmailTools.of(small);
    });
    afterAll(() => small.stop());
    beforeEach(async () => {
      small.clock.set('2025-10-01T12:00:00Z');
      await few.reset();
      await few.register('ada');
    });

    const plan = (sendAt: string) => few.get('register/email-review', { sendAt });
    const sendAnother = () => few.get('register/email-notpaid', { confirm: 'true' });
    const begin = async (moment: string) => {
      small.clock.set(moment);
      await small.runJob('scheduled-mailings');
    };
    const cancel = async () => {
      const [mailing] = await few.mailings();
      await few.admin.post(`/api/mailings/${mailing?.id}/cancel`).expect(200);
    };

    it('should count on the day it is sent, whenever it was planned', async () => {
      await plan('2025-10-02T09:00').expect(200);
      await sendAnother().expect(200);

      await begin('2025-10-02T13:00:00Z');

      expect(await few.mailed('registration-review')).toEqual(['ada']);
      await sendAnother().expect(429);
      small.clock.set('2025-10-03T13:00:01Z');
      await sendAnother().expect(200);
    });

    it('should have its place kept within 24 hours of its time, until it is cancelled', async () => {
      await plan('2025-10-01T20:00').expect(200);

      const { body } = await sendAnother().expect(429);
      expect(body.detail).toBe(
        'At most 1 mail can be sent within 24 hours, scheduled ones included. Nothing was sent.',
      );
      await few.get('register/email-notpaid', { sendAt: '2025-10-02T19:59' }).expect(429);
      await cancel();
      await sendAnother().expect(200);
    });

    it('should wait when it is late and others were sent within the day', async () => {
      await plan('2025-10-02T09:00').expect(200);
      await few.get('register/email-notpaid', { sendAt: '2025-10-03T10:00' }).expect(200);

      await begin('2025-10-03T14:00:00Z');
      expect(await few.mailed('registration-review')).toEqual(['ada']);
      expect(await few.mailed('registration-unpaid')).toEqual([]);

      await begin('2025-10-04T14:00:01Z');
      expect(await few.mailed('registration-unpaid')).toEqual(['ada']);
    });
  });

  it.each([
    ['of the past', '2025-10-01T07:59', /in the future/],
    ['that the clocks pass over', '2026-03-08T02:30', /exist/],
    ['that no calendar has', '2025-02-30T10:00', /exist/],
    ['more than a year ahead', '2026-10-01T08:01', /within a year/],
    ['in another form', 'tomorrow', /YYYY-MM-DDTHH:mm/],
  ])('should be refused for a time %s', async (_, sendAt, words) => {
    await tools.register('ada');

    const { body } = await tools.get('register/email-review', { sendAt }).expect(400);

    expect(body.fields.sendAt).toMatch(words);
    await tools.get('register/email-review', { sendAt: '2026-10-01T08:00' }).expect(200);
  });
});
