import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, join, playerNamed } from '../../events/testing/event.factory.ts';
import { createShift, take } from '../../shifts/testing/shift.factory.ts';
import { EmailTools } from './testing/email-tools.ts';

describe('whom a custom message goes to', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.query(sql`truncate event, shift cascade`);
    await tools.reset();
  });

  const looked = async (whom?: string) =>
    (await tools.post('mailings/audiences', { tool: 'message', whom }).expect(201)).body;
  const nameOf = (email: string) => email.replace('@mail.example', '');

  it.each([
    ['registrants', ['ada', 'ben'], 'Everybody registered'],
    ['not-paid', ['ada'], 'Registered and not paid'],
    ['past-registrants', ['earlier'], 'Past registrants'],
    [undefined, ['earlier'], 'Past registrants'],
  ])('should be as the preview of %s counts them', async (whom, expected, words) => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    await tools.registerEarlier('earlier');
    await tools.pay('ben');
    await tools.suppress('cleo', 'no-news');

    const { id, recipients } = await looked(whom);
    const { body } = await tools.message({ Message: 'Hello {{name}}', whom }, { preview: id }).expect(200);

    expect(recipients).toBe(expected.length);
    expect(body[0]).toBe(`Sending to ${expected.length === 1 ? '1 person' : `${expected.length} people`}.`);
    expect(await tools.mailed('message')).toEqual(expected);
    expect(await tools.mailings()).toMatchObject([{ audience: words, kind: 'message' }]);
    const props = await app.query(
      sql<object>`select props - 'codeId' as props from mail where kind = 'message'`,
    );
    expect(props).toEqual(expected.map(() => ({ props: {} })));
  });

  it('should be counted for all of them at once, without who gets no mail', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    await tools.registerEarlier('earlier');
    await tools.pay('ben');
    await tools.suppress('cleo', 'no-news');

    const { body } = await tools.get('mailings/recipients/counts').expect(200);

    expect(body).toEqual([
      { whom: 'past-registrants', recipients: 1 },
      { whom: 'registrants', recipients: 2 },
      { whom: 'not-paid', recipients: 1 },
      { whom: 'players-first-day', recipients: 0 },
      { whom: 'players-second-day', recipients: 0 },
      { whom: 'helpers', recipients: 0 },
    ]);
    await tools.admin.get('/api/mailings/recipients/counts').expect(403);
  });

  it('should be who plays on a day, each family once, not who waits or plays on the other', async () => {
    const host = await playerNamed(app, 'Hal');
    const family = await playerNamed(app, 'Fay', 'Finn');
    const waiting = await playerNamed(app, 'Wen');
    const late = await playerNamed(app, 'Lea');
    const friday = await createEvent(host, { spots: 3 });
    const other = await createEvent(host, { eventTime: '6:00 PM' });
    const saturday = await createEvent(late, { eventDay: 'Saturday' });
    await join(family, friday).expect(200);
    await join({ ...family, id: family.ids[1] ?? '' }, friday).expect(200);
    await join(family, other).expect(200);
    await waiting.client.post(`/api/event/waitlist/${friday.id}`).send({ id: waiting.id });
    await join(late, saturday);

    const mailedFor = async (whom: string) => {
      const { id } = await looked(whom);
      const { body } = await tools.get(`mailings/audiences/${id}/recipients`).expect(200);
      return body.items.map(({ email }: { email: string }) => email).sort();
    };

    expect(await mailedFor('players-first-day')).toEqual([family.email, host.email].sort());
    expect(await mailedFor('players-second-day')).toEqual([late.email]);
    await tools.message({ Message: 'See you', whom: 'players-first-day' }).expect(200);
    expect(await tools.mailed('message')).toEqual([family.email, host.email].map(nameOf).sort());
  });

  it('should be who has taken a shift, each family once, not who only plays', async () => {
    const helper = await playerNamed(app, 'Hal', 'Hanna');
    const player = await playerNamed(app, 'Pia');
    await createEvent(player);
    const morning = await createShift(tools.admin, { places: 2 });
    const evening = await createShift(tools.admin, { title: 'Kitchen', start: '18:00', end: '20:00' });
    await take(helper, morning).expect(204);
    await take(helper, morning, helper.ids[1]).expect(204);
    await take(helper, evening).expect(204);

    const { id, recipients } = await looked('helpers');
    const { body } = await tools.get(`mailings/audiences/${id}/recipients`).expect(200);

    expect(recipients).toBe(1);
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual([helper.email]);
    await tools.message({ Message: 'Thank you', whom: 'helpers' }, { preview: id }).expect(200);
    expect(await tools.mailings()).toMatchObject([{ audience: 'Helpers with a shift' }]);
  });

  it('should be those of the moment when it leaves later, without who is gone by then', async () => {
    for (const name of ['ada', 'ben']) await tools.register(name);
    await tools
      .message({ Message: 'Pay, please', whom: 'not-paid' }, { sendAt: '2025-10-02T09:00' })
      .expect(200);
    await tools.pay('ada');
    await tools.register('cleo');

    app.clock.set('2025-10-02T13:00:00Z');
    await app.runJob('scheduled-mailings');

    expect(await tools.mailed('message')).toEqual(['ben']);
    expect(await tools.mailings()).toMatchObject([{ audience: 'Registered and not paid', state: 'sending' }]);
  });

  it('should not be those of the preview of somebody else, nor anybody unknown', async () => {
    await tools.register('ada');
    const { id } = await looked('registrants');

    await tools.message({ Message: 'Hello', whom: 'not-paid' }, { preview: id }).expect(404);
    const { body } = await tools.message({ Message: 'Hello', whom: 'everybody' }).expect(400);

    expect(body.fields.whom).toBe('Please choose whom it goes to');
    expect(await tools.mailed('message')).toEqual([]);
  });

  it('should be asked about again when the same was written to the same people a moment ago, and only then', async () => {
    await tools.register('ada');
    await tools.message({ Message: 'One', whom: 'registrants' }).expect(200);

    const { body } = await tools.message({ Message: 'Two', whom: 'registrants' }).expect(409);
    expect(body.title).toBe('Sent a moment ago');
    await tools.message({ Message: 'Two', whom: 'not-paid' }).expect(200);
  });

  it('should be for those alone who may write to registrants', async () => {
    const player = await playerNamed(app);
    const send = { Message: 'Hi', whom: 'registrants' };
    await player.client.post('/api/register/email-pastregistrants-message').send(send).expect(403);
    await app.browser().post('/api/register/email-pastregistrants-message').send(send).expect(401);
  });
});
