import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { TestApp } from '../../../test/test-app.ts';
import { EmailTools } from '../admin-tools/testing/email-tools.ts';

describe('the preview of an audience', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => tools.reset());

  const previewed = async (tool: string, more: object = {}) =>
    (await tools.post('mailings/audiences', { tool, ...more }).expect(201)).body;
  const changes = async (id: string) =>
    (await tools.get(`mailings/audiences/${id}`).expect(200)).body.changes;
  const recipients = async (id: string, query: object = {}) =>
    (await tools.get(`mailings/audiences/${id}/recipients`, query).expect(200)).body;

  it('should count who gets a mail and who is skipped why, and list all of them by name', async () => {
    for (const name of ['Zoe', 'ada', 'Ben']) await tools.registerEarlier(name);
    await tools.suppress('ben', 'no-news');

    const audience = await previewed('past-registrants');

    expect(audience).toEqual({
      id: expect.any(String),
      tool: 'past-registrants',
      createdAt: '2025-10-01T12:00:00.000Z',
      total: 3,
      recipients: 2,
      skipped: [{ reason: 'Wants no more convention news', count: 1 }],
      changes: null,
    });
    const page = await recipients(audience.id, { page: 1, limit: 2 });
    expect(page).toMatchObject({ total: 3, items: [{ name: 'ada', skipped: null }, { name: 'Ben' }] });
    expect(page.items[1].skipped).toBe('Wants no more convention news');
    const names = async (query: object) =>
      (await recipients(audience.id, query)).items.map(({ name }: { name: string }) => name);
    expect(await names({ search: 'ZOE@mail' })).toEqual(['Zoe']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ only: 'skipped' })).toEqual(['Ben']);
    expect(await names({ only: 'sent-to' })).toEqual(['ada', 'Zoe']);
  });

  it('should answer the preview calls of the tools with a list', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    await tools.pay('ben');

    const { body, headers } = await tools
      .get('register/email-notpaid/preview', { page: 2, limit: 1 })
      .expect(200);

    expect(headers['x-total-count']).toBe('2');
    expect(body).toEqual([
      { id: expect.any(String), name: 'cleo', email: 'cleo@mail.example', skipped: null },
    ]);
    expect((await tools.get('register/email-review/preview').expect(200)).body).toHaveLength(3);
    expect((await tools.get('register/email-pastregistrants/preview').expect(200)).body).toEqual([]);
  });

  it('should tell who came and went since, and refuse to send to others than were shown', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    const { id } = await previewed('not-paid');
    expect(await changes(id)).toEqual({ joined: 0, left: 0 });
    await tools.pay('ada');
    await tools.suppress('ben', 'bounced');
    await tools.register('dora');

    expect(await changes(id)).toEqual({ joined: 1, left: 2 });
    const { body } = await tools.get('register/email-notpaid', { preview: id, confirm: true }).expect(409);

    expect(body).toMatchObject({
      title: 'Audience changed',
      detail: expect.stringContaining('1 person joined and 2 left since the preview.'),
    });
    expect(await tools.mailings()).toEqual([]);
    const { id: fresh } = await previewed('not-paid');
    await tools.get('register/email-notpaid', { preview: fresh }).expect(200);
    expect(await tools.mailed('registration-unpaid')).toEqual(['cleo', 'dora']);
  });

  it('should hold a pasted list to what was shown as well', async () => {
    const people = ['ada', 'ben'].map((name) => ({ name, email: `${name}@mail.example` }));
    const { id } = await previewed('message', { recipients: people });

    const one = { Message: 'Hi', recipients: people.slice(0, 1) };
    expect((await tools.message(one, { preview: id }).expect(409)).body.detail).toContain('1 person left');
    await tools.message({ Message: 'Hi' }, { preview: id }).expect(404);
    await tools.message({ Message: 'Hi', recipients: people }, { preview: id }).expect(200);
  });

  it('should be good for the tool that it is of, and for a day', async () => {
    await tools.register('ada');
    const { id } = await previewed('review');

    await tools.get('register/email-notpaid', { preview: id }).expect(404);
    await tools.get('register/email-review', { preview: uuid() }).expect(404);
    app.clock.advance(23 * 3_600);
    await app.runJob('old-audiences');
    await tools.get(`mailings/audiences/${id}`).expect(200);
    app.clock.advance(3_700);
    await app.runJob('old-audiences');
    await tools.get(`mailings/audiences/${id}`).expect(404);
    await tools.get(`mailings/audiences/${id}/recipients`).expect(404);
    expect(await app.query(sql`select count(*)::int as count from audience_member`)).toEqual([{ count: 0 }]);
  });

  it('should ask for the registration that a confirmation is about', async () => {
    await tools.register('ada');
    const registrationId = await tools.registrationId('ada');

    expect(await previewed('confirmation', { registrationId })).toMatchObject({ total: 1, recipients: 1 });
    const { body } = await tools.post('mailings/audiences', { tool: 'confirmation' }).expect(400);
    expect(body.fields).toEqual({ registrationId: 'Please enter the id of a registration' });
    await tools.post('mailings/audiences', { tool: 'confirmation', registrationId: uuid() }).expect(404);
    await tools.post('mailings/audiences', { tool: 'newsletter' }).expect(400);
  });

  describe('of a mail', () => {
    const preview = (body: object) => tools.post('mailings/preview', body);

    it('should be that of the first recipient, or of any chosen one', async () => {
      for (const name of ['ada', 'ben']) await tools.register(name);
      await tools.pay('ben');
      const { id: audienceId } = await previewed('review');
      const { items } = await recipients(audienceId, { search: 'ben' });

      const first = (await preview({ tool: 'review' }).expect(200)).body;
      const chosen = (await preview({ tool: 'review', audienceId, recipientId: items[0].id }).expect(200))
        .body;

      expect(first.recipient).toEqual({ name: 'ada', email: 'ada@mail.example' });
      expect(first.text).toContain('To pay:   $10');
      expect(chosen.recipient).toEqual({ name: 'ben', email: 'ben@mail.example' });
      expect(chosen.text).toContain('To pay:   Nothing');
      await preview({ tool: 'review', audienceId, recipientId: uuid() }).expect(404);
      await preview({ tool: 'not-paid', audienceId }).expect(404);
    });

    it('should tell a registration that does not exist from one whose address takes no mail', async () => {
      await tools.register('ada');
      await tools.suppress('ada', 'bounced');
      const ask = (registrationId: string) => preview({ tool: 'confirmation', registrationId });
      const test = (id: string) => tools.get(`register/email/${id}`, { testOnly: true });
      const id = await tools.registrationId('ada');

      await ask(uuid()).expect(404);
      await test(uuid()).expect(404);
      expect((await ask(id).expect(409)).body.title).toBe('Nobody to mail');
      expect((await test(id).expect(409)).body.title).toBe('Nobody to mail');
    });

    it('should hold links that lead nowhere', async () => {
      await tools.registerEarlier('ada');

      const { body } = await preview({ tool: 'message', message: 'See {{registrationLink}}' }).expect(200);

      const [, code] = body.text.match(/rid=([\w-]+)/);
      await app.browser().post(`/api/user/verify/${code}`).expect(404);
      const [, unsubscribe] = body.text.match(/unsubscribe\/(\S+)/);
      await app.browser().post(`/api/unsubscribe/${unsubscribe}`).type('form').send('').expect(404);
    });

    it('should refuse a message without text or with unknown variables', async () => {
      await tools.registerEarlier('ada');

      expect((await preview({ tool: 'message' }).expect(400)).body.fields).toEqual({
        message: 'Please enter a message',
      });
      const { body } = await preview({ tool: 'message', message: '{{who}} and {{what}}' }).expect(400);
      expect(body.fields.message).toContain('{{who}}, {{what}}');
    });
  });
});
