import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from '../../email/admin-tools/testing/email-tools.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';

const WORDS = {
  ending: 'with soup on {{date}}',
  opening: 'Dear {{name}}, it is our **tenth** year.',
  closing: 'See [the menu](https://own.example/menu).',
};
const NO_WORDS = { ending: '', opening: '', closing: '' };
const INVITATION = '/api/organise/texts/gameday-invitation';

describe('the preview of words of one’s own', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterEach(async () => {
    await app.outbox.clear();
    await app.query(sql`delete from gameday`);
  });
  afterAll(() => app.stop());

  const preview = async (path: string, words: object = WORDS) =>
    (await admin.post(`${path}/preview`).send(words).expect(200)).body;

  it('should be shown with a real guest of the newest gameday, beside the standard', async () => {
    const [older, newer] = [
      await createGameday(admin),
      await createGameday(admin, { location: 'The old mill' }),
    ];
    await inviteGuest(admin, older);
    await inviteGuest(admin, newer, { guestName: 'Zoë' });
    await inviteGuest(admin, newer, { guestName: 'Ada', guestEmail: 'ada@mail.example' });

    const first = await preview(INVITATION);
    const last = await preview(INVITATION, { ...WORDS, place: 7 });

    expect(first).toMatchObject({
      recipient: { name: 'Ada', email: 'ada@mail.example' },
      form: '',
      place: 0,
      total: 2,
    });
    expect(first.own.subject).toBe(
      `${first.standard.subject} – with soup on ${first.standard.subject.slice(17)}`,
    );
    expect(first.own.text).toContain('Dear Ada, it is our tenth year.');
    expect(first.own.text).toContain('The old mill');
    expect(first.standard.text).not.toContain('tenth');
    expect(last).toMatchObject({ recipient: { name: 'Zoë' }, place: 1, total: 2 });
    expect((await app.mails()).filter(({ kind }) => kind !== 'sign-in')).toHaveLength(3);
  });

  it('should speak of the days of its edition where it is an example', async () => {
    const draft = { firstDay: '2027-10-08', secondDay: '2027-10-09' };
    await admin.post('/api/organise/editions').send(draft).expect(201);

    const shown = (await admin.post(`${INVITATION}/preview?edition=2027-10`).send(NO_WORDS).expect(200)).body;

    expect(shown.standard.subject).toContain('Friday, October 8, 2027');
  });

  it('should be shown with those who could get the mail now', async () => {
    const gameday = await createGameday(admin);
    await inviteGuest(admin, gameday, { guestName: 'Silent' });
    await inviteGuest(admin, gameday, { guestName: 'Coming', status: 1 });

    const reminder = await preview('/api/organise/texts/gameday-reminder', NO_WORDS);
    const answer = await preview('/api/organise/texts/gameday-rsvp', NO_WORDS);

    expect(reminder).toMatchObject({ recipient: { name: 'Silent' }, total: 1 });
    expect(answer).toMatchObject({ recipient: { name: 'Coming' }, total: 1 });
    expect(answer.own.subject).toMatch(/^See you on /);
  });

  it('should be shown with registrations of the edition', async () => {
    const tools = await EmailTools.of(app);
    await tools.register('dana');
    await tools.register('paid');
    await tools.pay('paid');

    const unpaid = await preview('/api/organise/texts/registration-unpaid', {
      ...NO_WORDS,
      opening: '{{name}}, {{edition}}, {{dates}}, {{venue}}',
    });
    const review = await preview('/api/organise/texts/registration-review', NO_WORDS);

    expect(unpaid).toMatchObject({ recipient: { name: 'dana' }, total: 1 });
    expect(unpaid.own.text.replace(/\s+/g, ' ')).toContain('dana, Tablefall 2025, October 10 – 11, 2025, ');
    expect(review.total).toBe(2);
    await tools.reset();
  });

  it('should be shown with examples where nobody could get the mail', async () => {
    const { recipient, form, place, total } = await preview('/api/organise/texts/event-notice', {
      ...NO_WORDS,
      place: 1,
    });
    expect({ recipient, form, place, total }).toEqual({
      recipient: null,
      form: 'promoted',
      place: 1,
      total: 15,
    });
  });

  it('should hold no link that works', async () => {
    await inviteGuest(admin, await createGameday(admin));
    const { own } = await preview(INVITATION);
    const [, token] = own.text.match(/gameday-reply\/([^?\s]+)/) ?? [];
    const { body } = await app.browser().get(`/api/gameday-reply/${token}`).expect(200);
    expect(body.isValidToken).toBe(false);
    const [, leave] = own.text.match(/unsubscribe\/(\S+)/) ?? [];
    await app.browser().post(`/api/unsubscribe/${leave}`).type('form').send('').expect(404);
  });

  it('should tell the facts of its edition, and have no recipients before that is shown', async () => {
    const { body: draft } = await admin
      .post('/api/organise/editions')
      .send({ firstDay: '2026-10-09', secondDay: '2026-10-10' })
      .expect(201);
    await inviteGuest(admin, await createGameday(admin));

    const path = '/api/organise/texts/registration-confirmation/preview';
    const words = { ...NO_WORDS, opening: '{{edition}} on {{dates}}' };
    const { body } = await admin.post(`${path}?edition=${draft.key}`).send(words).expect(200);

    expect(body.recipient).toBeNull();
    expect(body.own.text).toContain('Tablefall 2026 on October 9 – 10, 2026');
    expect(body.own.text).toContain('Friday:   October 9');
    await admin.delete(`/api/organise/editions/${draft.key}`).expect(204);
  });
});
