import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import { doorToken } from '../convention/door/testing/door-link.ts';
import { registeredAs, registerForm } from '../convention/registration/testing/registration.factory.ts';
import { createEvent, playerNamed, playerOf } from '../events/testing/event.factory.ts';
import { arrive } from '../events/testing/hall.factory.ts';
import { createGameday, inviteGuest } from '../gamedays/testing/gameday.factory.ts';
import { answer, wait, waitOf } from '../gamedays/testing/queue.factory.ts';
import { createListing } from '../marketplace/testing/listing.factory.ts';

/** One may change what is one's own, by the session or by the token of a mail, and nothing of another's. */
describe('own things and those of others', () => {
  let app: TestApp;
  let staff: ApiClient;
  const ana = registerForm({ attendees: [{ name: 'Ana', badge: true }] });
  const ben = registerForm({ attendees: [{ name: 'Ben', badge: true }] });
  const clients = {} as Record<'ana' | 'ben', ApiClient>;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
    clients.ana = await registeredAs(app, ana);
    clients.ben = await registeredAs(app, ben);
  });
  afterAll(() => app.stop());

  const attendeesOf = async (client: ApiClient): Promise<{ id: string; name: string }[]> =>
    (await client.get('/api/registration').expect(200)).body.attendees;

  it('should show everybody their own registration alone', async () => {
    expect((await attendeesOf(clients.ana)).map(({ name }) => name)).toEqual(['Ana']);
    expect((await attendeesOf(clients.ben)).map(({ name }) => name)).toEqual(['Ben']);
  });

  it('should show everybody the two days of their own family alone', async () => {
    await createEvent(await playerOf(clients.ana, ana.email), { gameName: 'Of Ana' });

    const { body } = await clients.ben.get('/api/me/days').expect(200);

    expect(body.people).toMatchObject([{ name: 'Ben' }]);
    expect(body.days.flatMap(({ items }: { items: object[] }) => items)).toEqual([]);
  });

  it.each([
    ['an attendee of their own', 'ben', 200, 'Benedict'],
    ['an attendee of somebody else', 'ana', 404, 'Ben'],
    ['the same through the administrator, who has the desk for it', 'staff', 404, 'Ben'],
  ] as const)('should let people change %s or not', async (_, who, status, name) => {
    const [attendee] = await attendeesOf(clients.ben);
    const client = who === 'staff' ? staff : clients[who];

    await client
      .put(`/api/registration/attendees/${attendee?.id}`)
      .send({ name: 'Benedict', badge: true })
      .expect(status);

    expect((await attendeesOf(clients.ben)).map((each) => each.name)).toEqual([name]);
    await app.query(sql`update user_name set name = 'Ben' where name = 'Benedict'`);
  });

  it('should list and end the sessions of one account alone', async () => {
    expect((await clients.ana.get('/api/user/sessions').expect(200)).body).toHaveLength(1);

    await clients.ana.delete('/api/user/sessions').expect(204);

    expect((await clients.ben.get('/api/user/session').expect(200)).body.user.email).toBe(ben.email);
  });

  it('should leave the door in one browser alone', async () => {
    const token = await doorToken(staff);
    const [own, other] = [app.browser(), app.browser()];
    for (const browser of [own, other]) await browser.post('/api/door/open').send({ token }).expect(204);
    await own.post('/api/door/leave').expect(204);
    await own.get('/api/door').expect(401);
    await other.get('/api/door').expect(200);
  });

  it('should give another address, and keep the old one, to one account alone', async () => {
    await clients.ana.post('/api/me/address').send({ newEmail: 'ana.new@mail.example' }).expect(204);

    await clients.ben.delete('/api/me/address').expect(204);

    const pendingOf = async (client: ApiClient) =>
      (await client.get('/api/me/address').expect(200)).body.email;
    expect(await pendingOf(clients.ana)).toBe('ana.new@mail.example');
    expect(await pendingOf(clients.ben)).toBeNull();
    await clients.ana.delete('/api/me/address').expect(204);
    expect(await pendingOf(clients.ana)).toBeNull();
  });

  it('should close, and keep, one account alone', async () => {
    await clients.ana.post('/api/me/closure').expect(204);

    await clients.ben.delete('/api/me/closure').expect(204);

    expect((await clients.ana.get('/api/me/closure').expect(200)).body.isAsked).toBe(true);
    expect((await clients.ben.get('/api/me/closure').expect(200)).body.isAsked).toBe(false);
    await clients.ana.delete('/api/me/closure').expect(204);
  });

  it("should change the one invitation whose token is sent, whoever's session comes with it", async () => {
    const gameday = await createGameday(staff);
    const own = await inviteGuest(staff, gameday);
    const foreign = await inviteGuest(staff, gameday);

    await clients.ana
      .post('/api/gameday-reply')
      .send({ invitationToken: own.invitationToken, status: 'accepted' })
      .expect(200);

    const statusOf = async (id: string) =>
      (await staff.get(`/api/gameday-invitation/${id}`).expect(200)).body.status;
    expect(await statusOf(own.id)).toBe(1);
    expect(await statusOf(foreign.id)).toBe(0);
    await clients.ana
      .put('/api/gameday-invitation/status')
      .send({ invitationID: foreign.id, status: 1 })
      .expect(403);
    await clients.ana
      .put(`/api/gameday-invitation/${foreign.id}/address`)
      .send({ guestEmail: 'ana@mail.example' })
      .expect(403);
    await clients.ana.post(`/api/gameday/${gameday.id}/missed/invite`).send({ confirmed: 2 }).expect(403);
    expect(await statusOf(foreign.id)).toBe(0);
  });

  it('should put into line, and take out of it, the one guest whose token is sent', async () => {
    const gameday = await createGameday(staff, { capacity: 1 });
    const [seated, own, foreign] = [
      await inviteGuest(staff, gameday),
      await inviteGuest(staff, gameday),
      await inviteGuest(staff, gameday),
    ];
    await answer(app, seated, 1).expect(200);
    await wait(app, foreign).expect(200);

    const queue = `/api/gameday-reply/${own.invitationToken}/queue`;
    await clients.ana.post(queue).send({ guests: 0 }).expect(200);
    expect(await waitOf(app, own)).toMatchObject({ place: 2 });
    await clients.ana.delete(queue).expect(204);

    expect(await waitOf(app, own)).toBeNull();
    expect(await waitOf(app, foreign)).toMatchObject({ place: 1 });
    const { body } = await staff.get(`/api/gameday/${gameday.id}/queue`).expect(200);
    const entry = `/api/gameday/${gameday.id}/queue/${body.items[0].id}`;
    await clients.ana.put(entry).send({ accept: true }).expect(403);
    await clients.ana.delete(entry).expect(403);
    expect(await waitOf(app, foreign)).toMatchObject({ place: 1 });
  });

  it('should check guests in at their own gameday alone', async () => {
    const gameday = await createGameday(staff);
    const foreign = await inviteGuest(staff, await createGameday(staff));

    await staff.put(`/api/gameday/${gameday.id}/check-in/${foreign.id}`).send({ here: true }).expect(404);
    await clients.ana
      .put(`/api/gameday/${gameday.id}/check-in/${foreign.id}`)
      .send({ here: true })
      .expect(403);
  });

  it('should leave a game for sale to its seller, and its purchase to its buyer', async () => {
    const { id } = await createListing({ client: clients.ana });
    const path = `/api/forsale/${id}`;
    await clients.ben.post(`${path}/mark-pending`).expect(200);
    const calls: [string, () => PromiseLike<{ status: number }>][] = [
      ['markSold, as the buyer', () => clients.ben.post(`${path}/mark-sold`)],
      ['renewListing, as the buyer', () => clients.ben.post(`${path}/renew`)],
      ['reportListing, as the seller', () => clients.ana.post(`${path}/report`).send({ reason: 'other' })],
    ];

    for (const [name, call] of calls) {
      expect([name, (await call()).status]).toEqual([name, 403]);
    }

    const { body } = await staff.get(path).expect(200);
    expect(body).toMatchObject({ status: 'Pending', price: 45.5, pendingBuyerName: 'Ben' });
  });

  it('should sign in to the account of the code, whoever was signed in before', async () => {
    const visitor = await app.signedIn('visitor@mail.example');
    await visitor.post('/api/user/login').send({ email: ben.email }).expect(200);

    await visitor
      .post(`/api/user/verify/${await app.signInCode(ben.email)}`)
      .send({ confirm: true })
      .expect(200);

    expect((await visitor.get('/api/user/session').expect(200)).body.user.email).toBe(ben.email);
    expect((await attendeesOf(visitor)).map(({ name }) => name)).toEqual(['Ben']);
  });

  it('should change the flag that one raised oneself alone', async () => {
    app.clock.set('2025-10-09T12:00:00Z');
    const [owner, other] = [await playerNamed(app, 'Owner'), await playerNamed(app, 'Other')];
    const admin = await app.signedIn(ADMIN);
    for (const player of [owner, other]) await arrive(admin, player);
    // The hall is open.
    app.clock.set('2025-10-10T19:00:00Z');
    const flag = { colour: 'green', players: 2 };
    await owner.client.put('/api/tables/c3/flag').send(flag).expect(200);

    await other.client
      .put('/api/tables/c3/flag')
      .send({ ...flag, players: 9 })
      .expect(409);

    expect((await owner.client.get('/api/tables/c3/flag').expect(200)).body).toMatchObject({
      flag,
      isOwn: true,
    });
  });
});
