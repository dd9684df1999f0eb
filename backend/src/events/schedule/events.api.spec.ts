import { randomUUID } from 'node:crypto';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  eventForm,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';

describe('the schedule', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola');
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const list = async (client: ApiClient = app.browser()): Promise<EventDto[]> =>
    (await client.get('/api/events').expect(200)).body;
  const save = (player: Player, form: object) => player.client.put('/api/event').send(form);

  describe('PUT /api/event of an unknown id', () => {
    it('should let the administrator of a fresh product organize, without being registered', async () => {
      const { body } = await admin.get('/api/user/session').expect(200);
      const [team] = body.user.names;
      const form = eventForm(team.id, { gameOwner: '' });

      const { body: event } = await admin.put('/api/event').send(form).expect(200);

      expect(event).toMatchObject({ organizer: 'Tablefall Team', spotsTaken: 1 });
      const { body: registrations } = await admin.get('/api/registrations').expect(200);
      expect(registrations.items.map(({ email }: { email: string }) => email)).not.toContain(ADMIN);
    });

    it('should create an event, with its creator signed up and bringing the game', async () => {
      const event = await createEvent(dana, { eventTime: '3:15 PM', duration: '180', teacher: 'wanted' });

      expect(event).toEqual({
        id: event.id,
        version: expect.any(String),
        gameName: 'Ark Nova',
        eventDay: 'Friday',
        eventTime: '3:15 PM',
        eventDate: '2025-10-10T19:15:00.000Z',
        endDate: '2025-10-10T22:15:00.000Z',
        spots: 4,
        spotsTaken: 1,
        visible: true,
        eventOwner: dana.id,
        organizer: 'Dana',
        gameOwner: dana.id,
        duration: '180',
        teacher: 'wanted',
        participants: [{ id: dana.id, name: 'Dana', location: '', gameOwner: true }],
        waitlist: [],
        state: 'upcoming',
        isExpired: false,
      });
    });

    it('should request a game: the creator is signed up and nobody brings it', async () => {
      const event = await createEvent(dana, { gameOwner: '' });

      expect(event).toMatchObject({ spotsTaken: 1, gameOwner: '' });
      expect(event.participants).toEqual([{ id: dana.id, name: 'Dana', location: '', gameOwner: false }]);
    });

    it('should keep the event and say why its creator is not registered when they have another one', async () => {
      await createEvent(dana, { gameName: 'Root', eventTime: '3:00 PM' });
      const form = eventForm(dana.id);

      const { body } = await save(dana, form).expect(409);

      expect(body).toMatchObject({
        title: 'Schedule Conflict',
        message: 'Dana is already registered for Root on Friday at 3:00 PM.',
      });
      expect(await eventAsSeen(app, form)).toMatchObject({ spotsTaken: 0, gameOwner: '', participants: [] });
    });

    it('should create one when the same id is sent twice at once', async () => {
      const form = eventForm(dana.id);

      await Promise.all([save(dana, form).expect(200), save(dana, form).expect(200)]);

      expect(await list()).toEqual([expect.objectContaining({ id: form.id, spotsTaken: 1 })]);
    });

    it('should refuse an owner who is somebody else, and a game owner who takes no part', async () => {
      await save(dana, eventForm(ola.id)).expect(403);
      await save(dana, eventForm(dana.id, { gameOwner: ola.id })).expect(400);
      await save(dana, eventForm(randomUUID())).expect(403);

      expect(await list()).toEqual([]);
    });

    it('should refuse a time that is over, and take one that is in progress', async () => {
      app.clock.set('2025-10-10T19:30:00Z');

      const { body } = await save(dana, eventForm(dana.id, { eventTime: '2:00 PM' })).expect(400);
      await save(dana, eventForm(dana.id, { eventTime: '3:15 PM' })).expect(200);

      expect(body.fields).toEqual({ eventTime: 'This time is over already.' });
      expect(await list()).toEqual([expect.objectContaining({ state: 'in-progress', isExpired: false })]);
    });

    it.each([
      [{ gameName: ' ' }, { gameName: 'You must enter a game name.' }],
      [{ eventDay: '' }, { eventDay: 'Event date is required.' }],
      [{ eventDay: 'Sunday' }, { eventDay: 'Event date is required.' }],
      [{ eventTime: null }, { eventTime: 'Event time is required.' }],
      [{ eventTime: '11:45 AM' }, { eventTime: 'Event time is required.' }],
      [{ eventTime: '10:00 PM' }, { eventTime: 'Event time is required.' }],
      [{ eventTime: '3:10 PM' }, { eventTime: 'Event time is required.' }],
      [{ spots: 0 }, { spots: 'Spots must be a whole number from 1 to 99.' }],
      [{ spots: 100 }, { spots: 'Spots must be a whole number from 1 to 99.' }],
      [{ spots: 2.5 }, { spots: 'Spots must be a whole number from 1 to 99.' }],
      [{ eventOwner: '' }, { eventOwner: 'Required.' }],
      [{ duration: '40' }, { duration: 'Please select a duration.' }],
    ])('should refuse %j in the words of the form', async (changes, fields) => {
      const { body } = await save(dana, { ...eventForm(dana.id), ...changes }).expect(400);

      expect(body.fields).toEqual(fields);
    });

    it('should never take counters or other owners from the client', async () => {
      const event = await createEvent(dana, { spotsTaken: 3, organizer: 'Eve', isExpired: true } as object);

      expect(event).toMatchObject({ spotsTaken: 1, organizer: 'Dana', isExpired: false });
    });
  });

  describe('PUT /api/event of a known id', () => {
    it('should change everything its owner says, and keep who takes part', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      const changes = {
        gameName: 'Root',
        eventDay: 'Saturday',
        eventTime: '9:00 AM',
        spots: 2,
        visible: false,
      };

      const { body } = await save(
        dana,
        formOf(event, { ...changes, duration: '720', gameOwner: ola.id }),
      ).expect(200);

      expect(body).toMatchObject({ ...changes, duration: '720', gameOwner: ola.id, spotsTaken: 2 });
      expect(body.eventDate).toBe('2025-10-11T13:00:00.000Z');
    });

    it('should be the same when it is sent twice', async () => {
      const event = await createEvent(dana);

      const { body } = await save(dana, formOf(event)).expect(200);

      expect(body).toEqual(event);
    });

    it('should let the owner hand it to another of their own names, and to nobody else', async () => {
      const event = await createEvent(dana);

      await save(dana, formOf(event, { eventOwner: ola.id })).expect(403);
      const { body } = await save(dana, formOf(event, { eventOwner: dana.ids[1] })).expect(200);

      expect(body.organizer).toBe('Theo');
    });

    it('should refuse fewer spots than are taken, and change nothing', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      const { body } = await save(dana, formOf(event, { spots: 1, gameName: 'Root' })).expect(409);

      expect(body).toMatchObject({ title: 'Spots taken', message: '2 spots are taken already.' });
      expect(await eventAsSeen(app, event)).toMatchObject({ spots: 4, gameName: 'Ark Nova' });
    });

    it('should refuse a time at which a participant is elsewhere, and name who and where', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      await createEvent(ola, { gameName: 'Root', eventDay: 'Saturday', eventTime: '1:00 PM' });

      const { body } = await save(dana, formOf(event, { eventDay: 'Saturday', eventTime: '1:45 PM' })).expect(
        409,
      );

      expect(body.message).toBe('Ola is already registered for Root on Saturday at 1:00 PM.');
      expect((await eventAsSeen(app, event)).eventDay).toBe('Friday');
      await save(dana, formOf(event, { eventDay: 'Saturday', eventTime: '2:00 PM' })).expect(200);
    });

    it('should refuse a game owner who takes no part', async () => {
      const event = await createEvent(dana);

      const { body } = await save(dana, formOf(event, { gameOwner: ola.id })).expect(400);

      expect(body.fields).toEqual({ gameOwner: 'The game owner must be a participant.' });
    });

    it('should be refused to everybody but its owner and the administrator', async () => {
      const event = await createEvent(dana);

      await save(ola, formOf(event)).expect(403);
      await save(ola, formOf(event, { eventOwner: ola.id, gameOwner: ola.id })).expect(403);
      await admin
        .put('/api/event')
        .send(formOf(event, { spots: 9 }))
        .expect(200);

      expect((await eventAsSeen(app, event)).spots).toBe(9);
    });

    it('should be refused once it is over, but to the administrator', async () => {
      const event = await createEvent(dana);
      app.clock.set('2025-10-10T20:15:00Z');

      const { body } = await save(dana, formOf(event, { spots: 9 })).expect(409);
      await admin
        .put('/api/event')
        .send(formOf(event, { spots: 5 }))
        .expect(200);

      expect(body.title).toBe('Event is over');
      expect(await eventAsSeen(app, event)).toMatchObject({ spots: 5, isExpired: true, state: 'completed' });
    });

    it('should refuse its owner to move it to where it would be over', async () => {
      const event = await createEvent(dana, { eventDay: 'Saturday', eventTime: '1:00 PM' });
      app.clock.set('2025-10-10T20:15:00Z');

      await save(dana, formOf(event, { eventDay: 'Friday', eventTime: '1:00 PM' })).expect(400);
    });
  });

  describe('DELETE /api/event/{id}', () => {
    it('should let its owner and the administrator delete it, and nobody else', async () => {
      const one = await createEvent(dana);
      const other = await createEvent(dana, { eventDay: 'Saturday' });

      await ola.client.delete(`/api/event/${one.id}`).expect(403);
      await dana.client.delete(`/api/event/${one.id}`).expect(204);
      await admin.delete(`/api/event/${other.id}`).expect(204);

      await app.browser().get(`/api/event/${one.id}`).expect(404);
      await dana.client.delete(`/api/event/${one.id}`).expect(404);
    });

    it('should be refused to its owner once it is over', async () => {
      const event = await createEvent(dana);
      app.clock.set('2025-10-10T20:15:00Z');

      await dana.client.delete(`/api/event/${event.id}`).expect(409);
      await admin.delete(`/api/event/${event.id}`).expect(204);
    });
  });
});
