import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { withDoorLink } from '../../convention/door/testing/door-link.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

describe('the door of a gameday', () => {
  let app: TestApp;
  let admin: ApiClient;
  let helper: ApiClient;
  let gameday: GamedayDto;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    gameday = await createGameday(admin, { date: '2025-10-01', startTime: '07:00:00', endTime: '22:00:00' });
    helper = await withDoorLink(app, admin);
  });
  afterAll(() => app.stop());

  const accepted = (guestName: string) => inviteGuest(admin, gameday, { guestName, status: 1 });
  const listOf = async (client: ApiClient) => (await client.get(`/api/door/${gameday.id}`).expect(200)).body;
  const mark = (id: string, body: object, of = gameday.id) =>
    helper.put(`/api/gameday/${of}/check-in/${id}`).send(body);

  it('should be offered on its day and the days beside it', async () => {
    const scopes = async () =>
      (await admin.get('/api/door').expect(200)).body.scopes.map(({ date }: { date: string }) => date);
    await createGameday(admin, { date: '2025-10-03' });

    expect(await scopes()).toEqual([null, '2025-10-01']);

    app.clock.advance(24 * 60 * 60);
    expect(await scopes()).toEqual([null, '2025-10-01', '2025-10-03']);
  });

  it('should list who accepted, with whom they bring, and who is here', async () => {
    const theo = await accepted('Theo');
    const silent = await inviteGuest(admin, gameday, { guestName: 'Silent' });
    await admin
      .post('/api/gameday-reply')
      .send({ invitationToken: theo.invitationToken, status: 'accepted', additionalGuests: 2 })
      .expect(200);

    expect((await listOf(helper)).parties).toMatchObject([
      { owed: 0, people: [{ id: theo.id, name: 'Theo', people: 3, child: false, here: null }] },
    ]);

    await mark(silent.id, { here: true }).expect(200);
    expect((await listOf(helper)).parties).toHaveLength(2);
  });

  it('should mark a guest with the earliest time, by helpers', async () => {
    const { id } = await accepted('Theo');

    const first = await mark(id, { here: true }).expect(200);
    const earlier = await mark(id, { here: true, at: '2025-10-01T11:30:00Z' }).expect(200);
    const old = await mark(id, { here: false, at: '2025-10-01T11:00:00Z' }).expect(200);
    const back = await mark(id, { here: false }).expect(200);

    expect([first, earlier, old, back].map(({ body }) => body)).toEqual([
      { id, here: '2025-10-01T12:00:00.000Z' },
      { id, here: '2025-10-01T11:30:00.000Z' },
      { id, here: '2025-10-01T11:30:00.000Z' },
      { id, here: null },
    ]);
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'gameday' }).expect(200);
    expect(body.items[0]).toMatchObject({
      who: 'a helper with the door link',
      what: 'Took back the check-in of a guest',
    });
  });

  it('should know its own guests alone, and times that can be', async () => {
    const { id } = await accepted('Theo');
    const other = await createGameday(admin, { date: '2025-10-02' });

    await mark(id, { here: true }, other.id).expect(404);
    await mark(id, { here: true, at: '2025-09-30T10:00:00Z' }).expect(400);
    await mark(id, { here: 'yes' }).expect(400);

    expect((await listOf(helper)).parties[0].people[0].here).toBeNull();
  });

  it('should print a name card for every guest who is coming, for organisers alone', async () => {
    const { id } = await accepted('Theo');

    const { body } = await admin.get(`/api/gameday/${gameday.id}/name-cards`).expect(200);

    expect(body).toEqual([
      {
        id,
        name: 'Theo',
        people: 1,
        child: false,
        childWith: null,
        badgeLink: expect.stringMatching(/\/b\/[\w-]{22}\.[\w-]{22}$/),
      },
    ]);
    await helper.get(`/api/gameday/${gameday.id}/name-cards`).expect(401);
    await admin.get('/api/gameday/01980000-0000-7000-8000-000000000000/name-cards').expect(404);
  });
});
