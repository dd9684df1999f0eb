import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, gamedayForm } from '../testing/gameday.factory.ts';

describe('GET /api/gameday/{id}/mail-preview', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const preview = (id: string, query: object) => staff.get(`/api/gameday/${id}/mail-preview`).query(query);

  it.each([
    ['invitation', 'You are invited: Friday, July 10, 2026', 'You are invited'],
    ['reminder', 'Are you coming on Friday, July 10, 2026?', 'You have not answered yet'],
  ])('should show the %s as the guest will receive it', async (kind, subject, eyebrow) => {
    const gameday = await createGameday(staff, { date: '2026-07-10' });

    const { body } = await preview(gameday.id, { kind, guestName: 'Priya <3' }).expect(200);

    expect(body).toMatchObject({ from: 'Tablefall <hello@tablefall.example>', subject });
    expect(body.text).toContain(`${eyebrow}\nPriya <3`);
    expect(body.text).toContain('Riverside Hall, rooms A to D');
    expect(body.html).toContain('Priya &lt;3');
    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);
  });

  it('should hold links that lead nowhere', async () => {
    const gameday = await createGameday(staff);

    const { body } = await preview(gameday.id, { kind: 'invitation' }).expect(200);

    const [, token] = body.text.match(/gameday-reply\/([^?\s]+)/);
    const [, unsubscribe] = body.text.match(/unsubscribe\/(\S+)/);
    const { body: details } = await app.browser().get(`/api/gameday-reply/${token}`).expect(200);
    expect(details.isValidToken).toBe(false);
    await app.browser().post(`/api/unsubscribe/${unsubscribe}`).type('form').send('').expect(404);
  });

  it('should store and send nothing', async () => {
    const gameday = await createGameday(staff);
    const mailed = (await app.mails()).length;

    await preview(gameday.id, { kind: 'reminder', guestName: 'Priya' }).expect(200);

    expect(await app.mails()).toHaveLength(mailed);
  });

  it('should refuse other kinds of mail, and know no gameday that does not exist', async () => {
    const gameday = await createGameday(staff);

    await preview(gameday.id, { kind: 'sign-in' }).expect(400);
    await preview(gameday.id, {}).expect(400);
    await preview(gameday.id, { kind: 'invitation', guestName: 'x'.repeat(201) }).expect(400);
    await preview('01980000-0000-7000-8000-000000000000', { kind: 'invitation' }).expect(404);
  });
});

describe('POST /api/gameday/invitation-preview', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const preview = (form: object) => staff.post('/api/gameday/invitation-preview').send(form);
  const invitationWords = 'Dear {{name}}, parking is *free*.';

  it('should show the invitation of a gameday that is not saved yet, to an example guest', async () => {
    const form = gamedayForm({ invitationWords, answerBy: '2025-10-05' });
    const mailed = (await app.mails()).length;

    const { body } = await preview(form).expect(200);

    expect(body).toMatchObject({ opening: '', guestName: 'Priya Raghunathan' });
    expect(body.subject).toBe('You are invited: Friday, October 10, 2025');
    expect(body.text).toContain('Dear Priya Raghunathan, parking is free.');
    expect(body.text).toContain('October 5');
    const { body: gamedays } = await staff.get('/api/gamedays').expect(200);
    expect(gamedays).toEqual([]);
    expect(await app.mails()).toHaveLength(mailed);
  });

  it('should say what the edition says before, so that nobody greets twice', async () => {
    const opening = 'Hello {{name}},';
    await staff.put('/api/organise/texts/gameday-invitation').send({ opening }).expect(200);

    const { body } = await preview(gamedayForm({ invitationWords })).expect(200);

    expect(body.opening).toBe(opening);
    expect(body.text).toMatch(/Hello Priya Raghunathan,\s+Dear Priya Raghunathan, parking is free\./);
    await staff.delete('/api/organise/texts/gameday-invitation').expect(204);
  });

  it.each([
    [{ invitationWords: '{{venue}}' }, 'invitationWords'],
    [{ location: ' ' }, 'location'],
    [{ date: 'tomorrow' }, 'date'],
  ])('should refuse what could not be saved: %p', async (wrong, field) => {
    const { body } = await preview({ ...gamedayForm(), ...wrong }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
