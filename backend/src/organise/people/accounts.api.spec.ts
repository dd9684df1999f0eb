import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import {
  registerForm,
  registrationCode,
} from '../../convention/registration/testing/registration.factory.ts';
import type { EventDto } from '../../events/events.dto.ts';
import {
  createEvent,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../../events/testing/event.factory.ts';
import { GATHER_MS } from '../../marketplace/discussions/seller-news.ts';
import type { ListingDetailsDto } from '../../marketplace/listings.dto.ts';
import { act, createListing } from '../../marketplace/testing/listing.factory.ts';

describe('a blocked account', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const block = (email: string, isBlocked = true) =>
    admin.put('/api/organise/accounts/block').send({ email, isBlocked });
  const find = (email: string) => admin.post('/api/organise/accounts/find').send({ email });
  const logIn = (email: string) => app.browser().post('/api/user/login').send({ email });

  it('should be signed out at once, and told so by its mailed link alone, until it is let in again', async () => {
    const dana = await app.signedIn(ATTENDEE);
    expect((await find(ATTENDEE.toUpperCase()).expect(200)).body).toEqual({
      email: ATTENDEE,
      names: [],
      isBlocked: false,
      sessions: 1,
      shown: [],
    });

    const { body } = await block(ATTENDEE).expect(200);

    expect(body).toMatchObject({ isBlocked: true, sessions: 0 });
    await dana.get('/api/user/sessions').expect(401);
    // Whoever types an address reads nothing of what the administrator decided about its owner.
    await logIn(ATTENDEE).expect(200);
    const link = `/api/user/verify/${await app.signInCode(ATTENDEE)}`;
    const open = () => app.browser().post(link).send({ confirm: true });
    const { body: refusal } = await open().expect(403);
    expect(refusal).toMatchObject({
      title: 'Account blocked',
      message: 'This account is blocked. Please write to us by Contact.',
    });
    await block(ATTENDEE, false).expect(200);
    await open().expect(200);
  });

  it('should not be opened by a link that was mailed before, or by registering', async () => {
    await app
      .browser()
      .post('/api/register')
      .send(registerForm({ email: ATTENDEE }))
      .expect(200);
    const code = await registrationCode(app, ATTENDEE);
    await block(ATTENDEE).expect(200);

    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
    app.clock.advance(3600);
    await app
      .browser()
      .post('/api/register')
      .send(registerForm({ email: ATTENDEE }));
    const newer = await registrationCode(app, ATTENDEE);
    await app
      .browser()
      .post(`/api/user/verify/${newer}`)
      .send({ confirm: true })
      .expect((answer) => {
        expect([403, 404]).toContain(answer.status);
      });
  });

  it('should be told of in the trail, and never be the administrator of the settings', async () => {
    await app.addAccount(ATTENDEE);
    await block(ATTENDEE).expect(200);
    await block(ATTENDEE).expect(200);

    await block(ADMIN).expect(409);
    await block('nobody@mail.example').expect(404);
    await find('nobody@mail.example').expect(404);
    await find('nobody').expect(400);
    const { body } = await admin.get('/api/organise/audit').query({ search: ATTENDEE }).expect(200);
    expect(body.items.map(({ what }: { what: string }) => what)).toEqual([`Blocked ${ATTENDEE}`]);
  });

  describe('what it made', () => {
    let dana: Player;
    let ola: Player;
    let event: EventDto;
    let free: ListingDetailsDto;
    let reserved: ListingDetailsDto;
    let wanted: ListingDetailsDto;
    beforeEach(async () => {
      app.clock.set(THE_DAY_BEFORE);
      dana = await playerNamed(app, 'Dana');
      ola = await playerNamed(app, 'Ola');
      event = await createEvent(dana);
      await join(ola, event).expect(200);
      [free, reserved] = [await createListing(dana), await createListing(dana)];
      await act(ola, reserved, 'mark-pending').expect(200);
      wanted = await createListing(ola);
      await act(dana, wanted, 'mark-pending').expect(200);
      await dana.client.post(`/api/forsale/${wanted.id}/discussions`).send({ message: 'Cash?' }).expect(200);
      admin = await app.signedIn(ADMIN);
    });

    it('should be counted, and stay unless the administrator hides it', async () => {
      expect((await find(dana.email).expect(200)).body.shown).toEqual([
        { title: 'Comments on games for sale', count: 1 },
        { title: 'Games for sale', count: 2 },
        { title: 'Games to come', count: 1 },
      ]);

      await block(dana.email).expect(200);

      await ola.client.get(`/api/event/${event.id}`).expect(200);
      await app.browser().get(`/api/forsale/${reserved.id}`).expect(200);
    });

    it('should be out of sight with it in one act, and whoever relied on it is told', async () => {
      const { body } = await admin
        .put('/api/organise/accounts/block')
        .send({ email: dana.email, isBlocked: true, hides: true })
        .expect(200);

      expect(body).toMatchObject({ isBlocked: true, shown: [] });
      await ola.client.get(`/api/event/${event.id}`).expect(404);
      for (const { id } of [free, reserved]) await app.browser().get(`/api/forsale/${id}`).expect(404);
      const { body: listing } = await ola.client.get(`/api/forsale/${wanted.id}`).expect(200);
      expect(listing.status).toBe('Available');
      expect(JSON.stringify(listing)).not.toContain('Cash?');
      app.clock.advance(GATHER_MS / 1000);
      await app.runJob('seller-news');
      const told = (await app.mails())
        .filter(({ address }) => address === ola.email)
        .map(({ props }) => props);
      expect(told).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ news: 'cancelled' }),
          expect.objectContaining({ news: 'off-sale' }),
          expect.objectContaining({ news: 'withdrawal' }),
        ]),
      );
    });
  });
});
