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

  it('should count towards what staff may send in a day, unless it is cancelled before it begins', async () => {
    const small = await TestApp.start({ STAFF_MAILS_PER_DAY: '1' });
    try {
      const few = await EmailTools.of(small);
      await few.register('ada');
      await few.get('register/email-review', { sendAt: '2025-10-02T09:00' }).expect(200);
      const [mailing] = await few.mailings();

      await few.get('register/email-notpaid').expect(429);
      await few.admin.post(`/api/mailings/${mailing?.id}/cancel`).expect(200);
      await few.get('register/email-notpaid').expect(200);
    } finally {
      await small.stop();
    }
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
