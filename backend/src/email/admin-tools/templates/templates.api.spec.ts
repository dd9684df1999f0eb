import { ADMIN, ORGANISER, TestApp } from '../../../../test/test-app.ts';
import type { MailTemplateDto } from './templates.dto.ts';

describe('GET /api/mailings/templates', () => {
  let app: TestApp;
  let templates: MailTemplateDto[];
  beforeAll(async () => {
    app = await TestApp.start();
    const staff = await app.signedIn(ADMIN);
    templates = (await staff.get('/api/mailings/templates').expect(200)).body;
  });
  afterAll(() => app.stop());

  it('should show every kind of mail, what it is for, and its forms', () => {
    const change = templates.find(({ kind }) => kind === 'gameday-change');
    expect(change).toMatchObject({ title: 'Gameday changed', list: null, variables: [] });
    expect(change?.examples.map(({ name, subject }) => [name, subject])).toEqual([
      ['', 'The plan has changed: Friday, October 10, 2025'],
      ['moved, unanswered', 'The plan has changed: Friday, October 10, 2025'],
      ['cancelled', 'Cancelled: Friday, October 10, 2025'],
      ['cancelled, unanswered', 'Cancelled: Friday, October 10, 2025'],
    ]);
    for (const { purpose, examples } of templates) {
      expect(purpose).toMatch(/\.$/);
      for (const { html, text } of examples) {
        expect(html).toContain(app.config.PRODUCT_NAME);
        expect(text).toContain(app.config.PRODUCT_NAME);
      }
    }
  });

  it('should tell what the author of a message may use', () => {
    const message = templates.find(({ kind }) => kind === 'message');
    expect(message?.list).toBe('news');
    expect(message?.variables.map(({ name }) => name)).toEqual([
      'name',
      'edition',
      'dates',
      'venue',
      'registrationLink',
    ]);
  });

  it.each([
    [ADMIN, 'message', 'registrationLink'],
    [ORGANISER, 'gameday-message', 'replyLink'],
  ])('should offer %s the variables of a %s', async (who, kind, name) => {
    const staff = await app.signedIn(who);

    const { body } = await staff.get(`/api/mailings/templates/variables?kind=${kind}`).expect(200);

    expect(body).toContainEqual({ name, meaning: expect.any(String), example: expect.any(String) });
    await staff.get('/api/mailings/templates/variables?kind=test').expect(400);
  });

  it('should show links that lead nowhere', async () => {
    const links = templates.flatMap(({ examples }) =>
      examples.flatMap(({ text }) => text.match(/(?<=\/unsubscribe\/|rid=|\/verify\/)\S+/g) ?? []),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const secret of new Set(links)) {
      await app.browser().post(`/api/unsubscribe/${secret}`).expect(404);
      await app
        .browser()
        .post(`/api/user/verify/${secret}`)
        .send({ confirm: true })
        .expect((answer) => {
          expect(answer.status).toBeGreaterThanOrEqual(400);
        });
    }
  });
});
