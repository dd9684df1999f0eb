import { randomUUID } from 'node:crypto';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';

const OVER = '2025-10-10T20:15:00Z';

describe('signing up for events', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola', 'Jan');
    priya = await playerNamed(app, 'Priya');
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const remove = (client: ApiClient, { id }: { id: string }, nameId: string) =>
    client.delete(`/api/event/participant/${id}`).send({ id: nameId });
  const namesIn = async (event: { id: string }) =>
    (await eventAsSeen(app, event, admin)).participants.map(({ name }) => name);

  describe('PUT /api/event/register/{eventId}', () => {
    it('should sign up one of several names, or all of them', async () => {
      const event = await createEvent(dana);

      await join(ola, event, ola.ids[1]).expect(200);
      const { body } = await join(ola, event).expect(200);

      expect(body).toMatchObject({ spotsTaken: 3, gameOwner: dana.id });
      expect(body.participants.map(({ name }: { name: string }) => name)).toEqual(['Dana', 'Jan', 'Ola']);
    });

    it('should change nothing when it is repeated', async () => {
      const event = await createEvent(dana);

      await join(ola, event).expect(200);
      const { body } = await join(ola, event).expect(200);

      expect(body.spotsTaken).toBe(2);
    });

    it('should refuse a name that is somebody else’s, even to the event’s owner', async () => {
      const event = await createEvent(dana);

      await join(ola, event, priya.id).expect(403);
      await join(dana, event, priya.id).expect(403);
      await join(dana, event, randomUUID()).expect(403);

      expect(await namesIn(event)).toEqual(['Dana']);
    });

    it('should refuse a full event, one without sign-ups and an unknown one', async () => {
      const full = await createEvent(dana, { spots: 1 });
      const closed = await createEvent(dana, { visible: false, eventDay: 'Saturday' });

      expect((await join(ola, full).expect(409)).body.title).toBe('Registration Full');
      expect((await join(ola, closed).expect(409)).body.title).toBe('Signups Disabled');
      await join(ola, { id: randomUUID() }).expect(404);
    });

    it('should refuse a second event at the same time, name it, and say which it is', async () => {
      const root = await createEvent(ola, { gameName: 'Root', eventTime: '2:00 PM', duration: '90' });
      const event = await createEvent(dana);

      const { body } = await join(ola, event).expect(409);

      expect(body).toMatchObject({
        title: 'Schedule Conflict',
        message: 'Ola is already registered for Root on Friday at 2:00 PM.',
        conflictsWith: [root.id],
      });
      expect((await eventAsSeen(app, event)).spotsTaken).toBe(1);
      await join(ola, event, ola.ids[1]).expect(200);
    });

    it.each([
      ['begins when it ends', { eventTime: '4:15 PM' }, 200],
      ['ends when it begins', { eventTime: '2:15 PM' }, 200],
      ['overlaps its end', { eventTime: '4:00 PM' }, 409],
      ['overlaps its beginning', { eventTime: '2:15 PM', duration: '75' }, 409],
      ['is at the same time on the other day', { eventDay: 'Saturday' }, 200],
      ['has no time yet', { eventTime: '12:01 AM', duration: '720' }, 200],
      ['runs past midnight into the next day', { eventTime: '9:45 PM', duration: '720' }, 200],
    ])('should judge an event that %s', async (_, plan, status) => {
      await createEvent(ola, { gameName: 'Root', ...plan });

      await join(ola, await createEvent(dana)).expect(status);
    });

    it('should see that a night of Friday reaches into Saturday', async () => {
      await createEvent(ola, { gameName: 'Root', eventTime: '9:45 PM', duration: '720' });

      await join(ola, await createEvent(dana, { eventDay: 'Saturday', eventTime: '9:30 AM' })).expect(409);
      await join(ola, await createEvent(priya, { eventDay: 'Saturday', eventTime: '9:45 AM' })).expect(200);
    });

    it('should take players while the event is in progress, and none once it is over', async () => {
      const event = await createEvent(dana);

      app.clock.set('2025-10-10T20:14:59Z');
      await join(ola, event).expect(200);
      app.clock.set(OVER);
      expect((await join(priya, event).expect(409)).body.title).toBe('Event is over');
    });

    it('should let the administrator sign anybody up, when it is over, too', async () => {
      const event = await createEvent(dana, { visible: false });
      app.clock.set(OVER);

      await admin.put(`/api/event/register/${event.id}`).send({ id: ola.id }).expect(200);
      await admin.put(`/api/event/register/${event.id}`).send({ id: randomUUID() }).expect(404);

      expect(await namesIn(event)).toEqual(['Dana', 'Ola']);
    });
  });

  describe('POST /api/event/unregister/{eventId}', () => {
    it('should free the spot; the event stays without its creator, too', async () => {
      const event = await createEvent(dana);

      const { body } = await leave(dana, event).expect(200);

      expect(body).toMatchObject({ spotsTaken: 0, gameOwner: '', participants: [], eventOwner: dana.id });
    });

    it('should clear the game owner when that participant leaves, and not for another', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      expect((await leave(ola, event).expect(200)).body.gameOwner).toBe(dana.id);
      expect((await leave(dana, event).expect(200)).body.gameOwner).toBe('');
    });

    it('should change nothing when it is repeated', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      await leave(ola, event).expect(200);
      expect((await leave(ola, event).expect(200)).body.spotsTaken).toBe(1);
    });

    it('should be refused for somebody else’s name and once it is over, but to the administrator', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      await leave(dana, event, ola.id).expect(403);
      app.clock.set(OVER);
      await leave(ola, event).expect(409);
      await admin.post(`/api/event/unregister/${event.id}`).send({ id: ola.id }).expect(200);

      expect(await namesIn(event)).toEqual(['Dana']);
    });
  });

  describe('DELETE /api/event/participant/{eventId}', () => {
    it('should let the owner take anybody out, and everybody themselves', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      await join(priya, event).expect(200);

      await remove(ola.client, event, priya.id).expect(403);
      await remove(dana.client, event, priya.id).expect(200);
      await remove(ola.client, event, ola.id).expect(200);

      expect(await namesIn(event)).toEqual(['Dana']);
    });

    it('should take the name from the query, too, for programs that send no body with a DELETE', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      const at = `/api/event/participant/${event.id}`;

      expect((await ola.client.delete(at).expect(400)).body.fields).toEqual({ id: 'Required.' });
      expect((await ola.client.delete(`${at}?id=Ola`).expect(400)).body.fields).toHaveProperty('id');
      await ola.client.delete(`${at}?id=${ola.id.toUpperCase()}`).expect(200);

      expect(await namesIn(event)).toEqual(['Dana']);
    });

    it('should be refused once it is over, but to the administrator', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);
      app.clock.set(OVER);

      await remove(dana.client, event, ola.id).expect(409);
      await remove(admin, event, ola.id).expect(200);
    });
  });

  it('should know nobody in two places after an edit that takes a place by surprise', async () => {
    const root = await createEvent(priya, { gameName: 'Root', eventDay: 'Saturday' });
    const event = await createEvent(dana);
    await join(ola, root).expect(200);
    await join(ola, event).expect(200);

    await priya.client
      .put('/api/event')
      .send(formOf(root, { eventDay: 'Friday' }))
      .expect(409);

    expect((await eventAsSeen(app, root)).eventDay).toBe('Saturday');
  });
});
