import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

const OVER = '2025-10-10T20:15:00Z';

describe('bringing a game, and swapping one event for another', () => {
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

  const bring = (client: ApiClient, { id }: { id: string }, nameId: string, owner = true) =>
    client.post(`/api/event/gameowner/${id}`).send({ id: nameId, owner });
  const swap = (player: Player, { id }: { id: string }, from: { id: string }) =>
    player.client.post(`/api/event/swap/${id}`).send({ id: player.id, leave: from.id });
  const namesIn = async (event: { id: string }) =>
    (await eventAsSeen(app, event, admin)).participants.map(({ name }) => name);

  describe('POST /api/event/gameowner/{eventId}', () => {
    it('should let a participant bring a game that nobody brings, and take that back', async () => {
      const event = await createEvent(dana, { gameOwner: '' });
      await join(ola, event).expect(200);

      const { body } = await bring(ola.client, event, ola.id).expect(200);

      expect(body.gameOwner).toBe(ola.id);
      expect(body.participants.map(({ gameOwner }: { gameOwner: boolean }) => gameOwner)).toEqual([
        false,
        true,
      ]);
      expect((await bring(ola.client, event, ola.id, false).expect(200)).body.gameOwner).toBe('');
    });

    it('should refuse participants the place of whoever brings it, and to speak for others', async () => {
      const event = await createEvent(dana, { gameOwner: '' });
      await join(ola, event).expect(200);
      await join(priya, event).expect(200);
      await bring(ola.client, event, ola.id).expect(200);

      expect((await bring(priya.client, event, priya.id).expect(409)).body.title).toBe('Game owner taken');
      await bring(priya.client, event, ola.id, false).expect(403);
      await bring(priya.client, event, dana.id).expect(403);

      expect((await eventAsSeen(app, event, admin)).gameOwner).toBe(ola.id);
    });

    it('should leave the other one when somebody who does not bring it says so', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      expect((await bring(ola.client, event, ola.id, false).expect(200)).body.gameOwner).toBe(dana.id);
    });

    it('should let the event’s owner name anybody, as the only one, or nobody', async () => {
      const event = await createEvent(dana);
      await join(ola, event).expect(200);

      const { body } = await bring(dana.client, event, ola.id).expect(200);

      expect(body.participants).toMatchObject([
        { name: 'Dana', gameOwner: false },
        { name: 'Ola', gameOwner: true },
      ]);
      expect((await bring(dana.client, event, ola.id, false).expect(200)).body.gameOwner).toBe('');
    });

    it('should refuse whoever takes no part', async () => {
      const event = await createEvent(dana, { gameOwner: '' });

      expect((await bring(ola.client, event, ola.id).expect(409)).body.title).toBe('Not registered');
      await bring(dana.client, event, ola.id).expect(409);
    });

    it('should be refused once it is over, but to the administrator', async () => {
      const event = await createEvent(dana, { gameOwner: '' });
      app.clock.set(OVER);

      await bring(dana.client, event, dana.id).expect(409);
      await bring(admin, event, dana.id).expect(200);
    });
  });

  describe('POST /api/event/swap/{eventId}', () => {
    it('should leave the one and join the other in one step', async () => {
      const root = await createEvent(priya, { gameName: 'Root' });
      const event = await createEvent(dana);
      await join(ola, root).expect(200);

      const { body } = await swap(ola, event, root).expect(200);

      expect(body.id).toBe(event.id);
      expect(await namesIn(event)).toEqual(['Dana', 'Ola']);
      expect(await namesIn(root)).toEqual(['Priya']);
    });

    it('should free them at once for what else they wait for at that time, as being taken out does', async () => {
      for (const goes of [
        async (left: { id: string }) =>
          swap(ola, await createEvent(dana, { gameName: 'Azul', eventDay: 'Saturday' }), left),
        ({ id }: { id: string }) => priya.client.delete(`/api/event/participant/${id}`).send({ id: ola.id }),
      ]) {
        const [root, wanted] = [await createEvent(priya), await createEvent(dana, { spots: 1 })];
        await join(ola, root).expect(200);
        await wait(ola, wanted).expect(200);
        await dana.client
          .put('/api/event')
          .send(formOf(wanted, { spots: 2 }))
          .expect(200);
        expect(await namesIn(wanted)).toEqual(['Dana']);

        await goes(root);

        expect(await namesIn(wanted)).toEqual(['Dana', 'Ola']);
        await clearSchedule(app, admin);
      }
    });

    it('should keep everything as it was when the other one cannot be joined', async () => {
      const root = await createEvent(priya, { gameName: 'Root' });
      const full = await createEvent(dana, { spots: 1 });
      await join(ola, root).expect(200);

      await swap(ola, full, root).expect(409);

      expect(await namesIn(root)).toEqual(['Priya', 'Ola']);
    });

    it('should be refused while a third event is in the way', async () => {
      const root = await createEvent(priya, { gameName: 'Root' });
      const brass = await createEvent(ola, { gameName: 'Brass', eventTime: '4:15 PM' });
      const event = await createEvent(dana, { duration: '120' });
      await join(ola, root).expect(200);

      const { body } = await swap(ola, event, root).expect(409);

      expect(body.conflictsWith).toEqual([brass.id]);
      expect(await namesIn(root)).toEqual(['Priya', 'Ola']);
    });

    it('should be refused unless one takes part in the one to leave, or for somebody else’s name', async () => {
      const root = await createEvent(priya, { gameName: 'Root' });
      const event = await createEvent(dana);

      expect((await swap(ola, event, root).expect(409)).body.title).toBe('Not registered');
      await swap(dana, event, event).expect(409);
      await swap({ ...ola, id: priya.id }, event, root).expect(403);
    });
  });
});
