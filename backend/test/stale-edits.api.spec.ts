import { v4 as uuid } from 'uuid';
import { createEvent, eventAsSeen, formOf, join, playerNamed } from '../src/events/testing/event.factory.ts';
import { createGameday, gamedayForm, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import {
  act,
  createListing,
  listingAsSeen,
  listingForm,
} from '../src/marketplace/testing/listing.factory.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from './test-app.ts';

/** Two people, or two browsers of one, edit the same thing: the one who saves second has not seen what the first has saved. */
describe('a form that was filled from something older', () => {
  let app: TestApp;
  let staff: ApiClient;
  let colleague: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
    colleague = await app.signedIn(ORGANISER);
  });
  afterAll(() => app.stop());

  const STALE = { statusCode: 409, title: 'Changed meanwhile', message: expect.any(String) };

  describe('of a gameday', () => {
    it('should be refused with what there is now, and change and tell nothing', async () => {
      const gameday = await createGameday(staff);
      const { id, version, ...opened } = gameday;
      await inviteGuest(staff, gameday);
      const { body: moved } = await staff
        .put('/api/gameday')
        .send({ ...gamedayForm(opened), id, version, date: '2031-05-11', notify: true })
        .expect(200);
      const before = await app.mails();

      const { body } = await colleague
        .put('/api/gameday')
        .send({ ...gamedayForm(opened), id, version, description: 'Bring snacks.', notify: false })
        .expect(409);

      expect(body).toMatchObject({ ...STALE, detail: body.message, current: moved });
      expect((await staff.get(`/api/gameday/${id}`).expect(200)).body).toMatchObject(moved);
      expect(await app.mails()).toEqual(before);
      await colleague
        .put('/api/gameday')
        .send({ ...gamedayForm(body.current), id, version: moved.version, description: 'Bring snacks.' })
        .expect(200);
    });

    it('should be saved though guests have answered, and by clients that know no versions', async () => {
      const gameday = await createGameday(staff);
      const { invitationToken } = await inviteGuest(staff, gameday);
      await app
        .browser()
        .post('/api/gameday-reply')
        .send({ invitationToken, status: 'Accepted' })
        .expect(200);
      const form = { ...gamedayForm(gameday), id: gameday.id, version: undefined };

      await staff
        .put('/api/gameday')
        .send({ ...form, capacity: 9, version: gameday.version })
        .expect(200);
      await staff.put('/api/gameday').send(form).expect(200);
    });

    it('should be saved by one of two at the same moment', async () => {
      const gameday = await createGameday(staff);
      const answers = await Promise.all(
        [staff, colleague, staff, colleague].map((client, place) =>
          client.put('/api/gameday').send({
            ...gamedayForm(gameday),
            id: gameday.id,
            version: gameday.version,
            capacity: 10 + place,
          }),
        ),
      );

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });
  });

  describe('of an event', () => {
    it('should be refused with what there is now, unlike an event whose owner is busy', async () => {
      const owner = await playerNamed(app);
      const event = await createEvent(owner);
      const moved = await owner.client
        .put('/api/event')
        .send(formOf(event, { eventTime: '6:00 PM', version: event.version }))
        .expect(200);

      const { body } = await staff
        .put('/api/event')
        .send(formOf(event, { spots: 6, version: event.version }))
        .expect(409);
      expect(body).toMatchObject({ ...STALE, current: moved.body });
      expect(await eventAsSeen(app, event)).toMatchObject({ eventTime: '6:00 PM', spots: 4 });

      const busy = await owner.client
        .put('/api/event')
        .send(formOf(event, { id: uuid(), eventTime: '6:30 PM' }))
        .expect(409);
      expect(busy.body).toMatchObject({ title: 'Schedule Conflict' });
      expect(busy.body).not.toHaveProperty('current');
    });

    it('should be saved though somebody has joined, and not where somebody else brings the game now', async () => {
      const [owner, guest] = [await playerNamed(app), await playerNamed(app)];
      const event = await createEvent(owner, { gameOwner: '', eventDay: 'Saturday' });
      await join(guest, event).expect(200);

      const { body: saved } = await owner.client
        .put('/api/event')
        .send(formOf(event, { spots: 6, version: event.version }))
        .expect(200);
      expect(saved).toMatchObject({ spots: 6, spotsTaken: 2 });

      await guest.client
        .post(`/api/event/gameowner/${event.id}`)
        .send({ id: guest.id, owner: true })
        .expect(200);
      const { body } = await owner.client
        .put('/api/event')
        .send(formOf(saved, { spots: 7, version: saved.version }))
        .expect(409);
      expect(body.current).toMatchObject({ gameOwner: guest.id, spots: 6 });
    });
  });

  describe('of a game for sale', () => {
    it('should be refused with what there is now', async () => {
      const seller = await playerNamed(app);
      const listing = await createListing(seller);
      const save = (changes: object) =>
        seller.client.put(`/api/forsale/${listing.id}`).send({ ...listingForm(), ...changes });
      await save({ price: 40, version: listing.version }).expect(200);

      const { body } = await save({ notes: 'Sleeved', version: listing.version }).expect(409);

      expect(body).toMatchObject({ ...STALE, current: { id: listing.id, price: 40, notes: null } });
      await save({ price: 40, notes: 'Sleeved', version: body.current.version }).expect(200);
    });

    it('should be saved though somebody has bought it, unless it says what the status is to be', async () => {
      const [seller, buyer] = [await playerNamed(app), await playerNamed(app)];
      const listing = await createListing(seller);
      await act(buyer, listing, 'mark-pending').expect(200);
      const save = (changes: object) =>
        seller.client
          .put(`/api/forsale/${listing.id}`)
          .send({ ...listingForm(), version: listing.version, ...changes });

      await save({ status: 'Available' }).expect(409);
      await save({}).expect(200);
      expect(await listingAsSeen(buyer, listing)).toMatchObject({ status: 'Pending', isMyPurchase: true });
    });

    it('should not tell others anything of it', async () => {
      const [seller, buyer] = [await playerNamed(app), await playerNamed(app)];
      const listing = await createListing(seller);

      expect((await listingAsSeen(buyer, listing)).version).toBeNull();
      expect((await app.browser().get(`/api/forsale/${listing.id}`).expect(200)).body.version).toBeNull();
    });
  });

  it('should be refused of a draft that another browser has changed', async () => {
    const id = uuid();
    const save = (form: object) => staff.put(`/api/mailings/drafts/${id}`).send({ tool: 'message', ...form });
    const { body: first } = await save({ message: 'Hello' }).expect(200);
    await save({ message: 'Hello all', version: first.version }).expect(200);

    const { body } = await save({ message: 'Hello you', version: first.version }).expect(409);

    expect(body).toMatchObject({ ...STALE, current: { id, message: 'Hello all' } });
  });
});
