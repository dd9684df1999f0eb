import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  eventAsSeen,
  eventForm,
  formOf,
  join,
  type Player,
  playerNamed,
} from '../testing/event.factory.ts';

/** Friday at 3:15 PM for an hour. */
const SITTING = { day: 'Friday', time: '3:15 PM', duration: '60', spots: 4 };

describe('tables of events', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
  });
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const save = (player: Player, form: object) => player.client.put('/api/event').send(form);
  const free = async (changes: object = {}): Promise<{ id: string; seats: number }[]> =>
    (
      await dana.client
        .get('/api/tables')
        .query({ ...SITTING, ...changes })
        .expect(200)
    ).body;
  const idsOf = (tables: { id: string }[]) => tables.map(({ id }) => id);

  describe('an event', () => {
    it('should stand on a table, and say so to everybody', async () => {
      const event = await createEvent(dana, { tableId: 'a3' });

      expect(event).toMatchObject({ tableId: 'a3', table: 'A3' });
      expect(await eventAsSeen(app, event)).toMatchObject({ tableId: 'a3', table: 'A3' });
      const { body } = await app.browser().get('/api/events').expect(200);
      expect(body).toMatchObject([{ tableId: 'a3', table: 'A3' }]);
    });

    it('should say nothing of a table while it has none', async () => {
      const event = await createEvent(dana);

      expect(event).not.toHaveProperty('tableId');
      expect(event).not.toHaveProperty('table');
    });

    it('should keep its table in a save that does not name one, and leave it for none', async () => {
      const event = await createEvent(dana, { tableId: 'a3' });

      const { body: kept } = await save(dana, formOf(event, { gameName: 'Root' })).expect(200);
      expect(kept.tableId).toBe('a3');
      const { body: left } = await save(dana, formOf(event, { tableId: '' })).expect(200);
      expect(left).not.toHaveProperty('tableId');
    });

    it('should leave its table with its time', async () => {
      const event = await createEvent(dana, { tableId: 'a3' });

      const { body } = await save(dana, formOf(event, { eventTime: '12:01 AM' })).expect(200);

      expect(body).not.toHaveProperty('tableId');
    });

    it.each([
      [{ tableId: 'z9' }, 'There is no such table.'],
      [{ tableId: 'c1' }, 'Table C1 is kept for open gaming.'],
      [{ tableId: 'a1', eventTime: '12:01 AM' }, 'A table is kept for a time. Please choose a time first.'],
      [{ tableId: 5 }, 'Please choose a table.'],
      [{ tableId: '\u202Ea1\u0000' }, 'There is no such table.'],
      [{ tableId: "a1' or true --" }, 'There is no such table.'],
    ])('should not be saved with %j', async (changes, message) => {
      const { body } = await save(dana, { ...eventForm(dana.id), ...changes }).expect(400);

      expect(body.fields.tableId).toBe(message);
    });

    it('should not get a table that another one has, with 15 minutes between them', async () => {
      await createEvent(dana, { gameName: 'Root', tableId: 'a3' });

      const { body } = await save(ola, eventForm(ola.id, { tableId: 'a3', eventTime: '4:15 PM' })).expect(
        409,
      );
      expect(body).toMatchObject({
        title: 'Table taken',
        detail:
          'Table A3 has Root on Friday from 3:15 PM to 4:15 PM, and 15 minutes stay free between two games. Please choose another table or another time.',
      });
      await createEvent(ola, { tableId: 'a3', eventTime: '4:30 PM' });
      await createEvent(ola, { tableId: 'a3', eventTime: '2:00 PM' });
      await createEvent(ola, { tableId: 'a3', eventDay: 'Saturday' });
      await createEvent(ola, { tableId: 'a4', eventTime: '5:45 PM' });
    });

    it('should not be moved to a time at which another one has its table, and stay as it was', async () => {
      await createEvent(dana, { gameName: 'Root', tableId: 'a3' });
      const event = await createEvent(ola, { tableId: 'a3', eventTime: '6:00 PM' });

      const { body } = await save(ola, formOf(event, { eventTime: '4:00 PM', gameName: 'Azul' })).expect(409);

      expect(body.detail).toContain('Table A3 has Root');
      expect(await eventAsSeen(app, event)).toMatchObject({ gameName: 'Ark Nova', eventTime: '6:00 PM' });
    });

    it('should be told in calendars', async () => {
      const event = await createEvent(dana, { tableId: 'b2' });

      const { text } = await app.browser().get(`/api/event/${event.id}/calendar.ics`).expect(200);
      expect(text).toContain('LOCATION:Room B\\, table B2\\, Riverside Hall');
    });
  });

  describe('the free tables', () => {
    it('should be the smallest that seat everybody first, and never those for open gaming', async () => {
      const plan = await admin.get('/api/organise/editions/2025-10/plan').expect(200);
      const tables = plan.body.tables.map((table: { id: string }) =>
        table.id === 'b1' ? { ...table, seats: 4 } : table,
      );
      await admin
        .put('/api/organise/editions/2025-10/plan')
        .send({ ...plan.body, tables })
        .expect(200);

      expect(idsOf(await free())[0]).toBe('b1');
      const forFive = await free({ spots: 5 });
      expect(idsOf(forFive).slice(0, 2)).toEqual(['a1', 'a2']);
      expect(idsOf(forFive).at(-1)).toBe('b1');
      expect(forFive).toHaveLength(14);
      await admin.delete('/api/organise/editions/2025-10/content/plan').expect(204);
    });

    it('should leave out what is taken then, but for the event itself', async () => {
      const event = await createEvent(dana, { tableId: 'a1' });

      expect(idsOf(await free())).not.toContain('a1');
      expect(idsOf(await free({ event: event.id }))).toContain('a1');
      expect(idsOf(await free({ time: '4:15 PM' }))).not.toContain('a1');
      expect(idsOf(await free({ time: '4:30 PM' }))).toContain('a1');
      expect(idsOf(await free({ time: '2:15 PM' }))).not.toContain('a1');
      expect(idsOf(await free({ time: '2:00 PM' }))).toContain('a1');
    });

    it('should be none while the time is undetermined', async () => {
      expect(await free({ time: '12:01 AM' })).toEqual([]);
    });

    it.each([
      [{ day: 'Sunday' }, 'eventDay'],
      [{ time: '3:16 PM' }, 'eventTime'],
      [{ duration: '7' }, 'duration'],
      [{ spots: 0 }, 'spots'],
      [{ event: 'x' }, 'event'],
    ])('should not be told for %j', async (changes, field) => {
      const { body } = await dana.client
        .get('/api/tables')
        .query({ ...SITTING, ...changes })
        .expect(400);

      expect(Object.keys(body.fields)).toEqual([field]);
    });
  });

  describe('placing all', () => {
    it('should give tables to what has none, keep the others, and say what does not fit', async () => {
      const kept = await createEvent(dana, { tableId: 'b6', eventTime: '5:00 PM' });
      const small = await createEvent(dana, { eventTime: '5:00 PM', eventDay: 'Saturday' });
      const large = await createEvent(dana, {
        spots: 15,
        eventTime: '7:00 PM',
        gameName: 'Blood on the Clocktower',
      });
      await createEvent(dana, { eventTime: '12:01 AM' });

      const { body } = await admin.post('/api/tables/place-all').expect(200);

      expect(body).toEqual({
        placed: 1,
        left: [
          {
            id: large.id,
            gameName: 'Blood on the Clocktower',
            eventDay: 'Friday',
            eventTime: '7:00 PM',
            spots: 15,
            reason: 'too-large',
          },
        ],
        undetermined: 1,
      });
      expect((await eventAsSeen(app, kept)).tableId).toBe('b6');
      expect((await eventAsSeen(app, small)).tableId).toBe('a1');
      const again = await admin.post('/api/tables/place-all').expect(200);
      expect(again.body.placed).toBe(0);
    });
  });

  describe('two events', () => {
    const swap = (player: Player | { client: ApiClient }, one: object, other: object) =>
      player.client
        .post('/api/tables/swap')
        .send({ one: (one as { id: string }).id, other: (other as { id: string }).id });
    const tableOf = async (event: { id: string }) => (await eventAsSeen(app, event)).tableId;

    it('should swap their tables in one step', async () => {
      const root = await createEvent(dana, { tableId: 'a1' });
      const azul = await createEvent(dana, { tableId: 'b1', eventTime: '4:15 PM' });

      await swap(dana, root, azul).expect(204);

      expect([await tableOf(root), await tableOf(azul)]).toEqual(['b1', 'a1']);
    });

    it('should be swapped by the administrator, and by nobody who does not host both', async () => {
      const root = await createEvent(dana, { tableId: 'a1' });
      const azul = await createEvent(ola, { tableId: 'b1', eventTime: '5:15 PM' });

      await swap(dana, root, azul).expect(403);
      await swap({ client: admin }, root, azul).expect(204);
      expect([await tableOf(root), await tableOf(azul)]).toEqual(['b1', 'a1']);

      await join(dana, azul).expect(200);
      await ola.client
        .put('/api/event')
        .send(formOf(azul, { coHosts: [dana.id] }))
        .expect(200);
      await swap(dana, root, azul).expect(204);
      expect([await tableOf(root), await tableOf(azul)]).toEqual(['a1', 'b1']);
    });

    it('should stay where they are when a third one is in the way', async () => {
      const root = await createEvent(dana, { tableId: 'a1', duration: '240' });
      const azul = await createEvent(dana, { tableId: 'b1', eventDay: 'Saturday' });
      await createEvent(ola, { tableId: 'b1', eventTime: '5:00 PM', gameName: 'Catan' });

      const { body } = await swap(dana, root, azul).expect(409);

      expect(body.detail).toContain('Table B1 has Catan on Friday from 5:00 PM');
      expect([await tableOf(root), await tableOf(azul)]).toEqual(['a1', 'b1']);
    });

    it('should both have a table, and be two', async () => {
      const root = await createEvent(dana, { tableId: 'a1' });
      const azul = await createEvent(dana, { gameName: 'Azul', eventTime: '6:00 PM' });

      const { body } = await swap(dana, root, azul).expect(409);
      expect(body.detail).toBe('Azul has no table. Two events can only swap when both have one.');
      await swap(dana, root, root).expect(400);
    });
  });
});
