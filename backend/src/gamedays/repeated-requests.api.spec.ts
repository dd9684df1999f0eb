import { randomUUID } from 'node:crypto';
import { outboxOf } from '@tablefall/platform/outbox/outbox.tables';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../test/test-app.ts';
import { createGameday, gamedayForm, inviteGuest } from './testing/gameday.factory.ts';

/** What a client does whose connection broke before the answer came. */
describe('a request that sends to many, repeated with its mailing id', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ REMINDER_COOLDOWN_SECONDS: '0' });
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const mailCount = async () => (await app.mails()).length;
  const guests = (...names: string[]) => names.map((name) => ({ name, email: `${name}@mail.example` }));

  /** A gameday with two guests who got their invitation. */
  async function invited() {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday);
    await app.outbox.sent();
    return gameday;
  }

  it('should invite a list once and answer alike', async () => {
    const gameday = await createGameday(staff);
    const body = { gamedayID: gameday.id, guests: guests('ola', 'jonah', 'OLA'), mailingId: randomUUID() };
    const first = await staff.post('/api/gameday/bulk-invite').send(body).expect(200);
    const mails = await mailCount();

    const second = await staff.post('/api/gameday/bulk-invite').send(body).expect(200);

    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ invitationsSent: 2, alreadyInvited: 1 });
    expect(await mailCount()).toBe(mails);
  });

  it('should carry out one of two that come at once', async () => {
    const gameday = await createGameday(staff);
    const body = { gamedayID: gameday.id, guests: guests('priya', 'dana'), mailingId: randomUUID() };
    const send = () => staff.post('/api/gameday/bulk-invite').send(body).expect(200);

    const [one, other] = await Promise.all([send(), send()]);

    expect(one.body).toEqual(other.body);
    expect(one.body).toMatchObject({ invitationsSent: 2, alreadyInvited: 0 });
  });

  it('should remind once and answer alike, although nobody is due any more', async () => {
    const gameday = await invited();
    const remind = (mailingId: string, confirmed = 2) =>
      staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed, mailingId });
    const id = randomUUID();
    const first = await remind(id).expect(200);
    const mails = await mailCount();

    const second = await remind(id).expect(200);

    expect(second.body).toEqual(first.body);
    expect(second.body).toEqual({ remindersSent: 2 });
    expect(await mailCount()).toBe(mails);
    await remind(randomUUID()).expect(409);
  });

  it('should not undo what another has changed since', async () => {
    const gameday = await invited();
    const edit = (location: string, mailingId?: string) =>
      staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: gameday.date, location }), id: gameday.id, notify: true, mailingId });
    const id = randomUUID();
    await edit('Second hall', id).expect(200);
    await edit('Third hall').expect(200);
    const mails = await mailCount();

    const { body } = await edit('Second hall', id).expect(200);

    expect(body.location).toBe('Third hall');
    expect(await mailCount()).toBe(mails);
  });

  it('should say of a deletion that it was done', async () => {
    const gameday = await invited();
    const remove = () => staff.delete(`/api/gameday/${gameday.id}?notify=true&mailingId=${id}`);
    const id = randomUUID();
    await remove().expect(204);
    const mails = await mailCount();

    await remove().expect(204);

    expect(await mailCount()).toBe(mails);
  });

  it('should be refused with other content, or from somebody else', async () => {
    const gameday = await createGameday(staff);
    const body = { gamedayID: gameday.id, guests: guests('ana'), mailingId: randomUUID() };
    await staff.post('/api/gameday/bulk-invite').send(body).expect(200);
    const mails = await mailCount();

    const other = await staff
      .post('/api/gameday/bulk-invite')
      .send({ ...body, guests: guests('ana', 'more') })
      .expect(409);
    const another = await app.signedIn(ORGANISER);
    await another.post('/api/gameday/bulk-invite').send(body).expect(409);

    expect(other.body.title).toBe('Sent before');
    expect(await mailCount()).toBe(mails + 1);
  });

  it('should be refused once the first is forgotten but its mails are not', async () => {
    const gameday = await createGameday(staff);
    const body = { gamedayID: gameday.id, guests: guests('lena'), mailingId: randomUUID() };
    await staff.post('/api/gameday/bulk-invite').send(body).expect(200);
    await outboxOf(app.outbox.em).deleteFrom('mailing_request').where('id', '=', body.mailingId).execute();

    const again = await staff.post('/api/gameday/bulk-invite').send(body).expect(409);

    expect(again.body.title).toBe('Sent before');
  });

  it('should be carried out when the first was refused', async () => {
    const gameday = await createGameday(staff);
    const mailingId = randomUUID();
    const remind = () => staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 1, mailingId });
    await remind().expect(409);
    await inviteGuest(staff, gameday);
    await app.outbox.sent();

    expect((await remind().expect(200)).body).toEqual({ remindersSent: 1 });
  });

  it.each([
    [
      'bulk-invite',
      () =>
        staff.post('/api/gameday/bulk-invite').send({ gamedayID: randomUUID(), guests: [], mailingId: 'x' }),
    ],
    [
      'remind',
      () => staff.post(`/api/gameday/${randomUUID()}/remind`).send({ confirmed: 1, mailingId: 'x' }),
    ],
    ['delete', () => staff.delete(`/api/gameday/${randomUUID()}?mailingId=x`)],
  ])('should be refused by %s with an id that is none', async (_name, send) => {
    const { body } = await send().expect(400);

    expect(Object.keys(body.fields)).toEqual(['mailingId']);
  });
});
