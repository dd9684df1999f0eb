import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, formOf, join, leave, type Player, playerNamed } from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

describe('notices of moved tables', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  const { notices, news, minutesPass, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-06T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
  });
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const save = (player: Player, form: object) => player.client.put('/api/event').send(form).expect(200);
  const notesOf = async (player: Player): Promise<string[]> => {
    const { body } = await player.client.get('/api/me/days').expect(200);
    return body.days.flatMap(({ items }: { items: { notes: { kind: string; text: string }[] }[] }) =>
      items.flatMap(({ notes }) => notes.filter(({ kind }) => kind === 'changed').map(({ text }) => text)),
    );
  };

  it('should leave once, five minutes after the first of several moves', async () => {
    const event = await createEvent(dana, { tableId: 'a4' });
    await join(ola, event).expect(200);
    await sendAll();

    await save(dana, formOf(event, { tableId: 'b1' }));
    await minutesPass(3);
    await save(dana, formOf(event, { tableId: 'a3' }));
    await minutesPass(3);

    expect(await notices()).toMatchObject([
      {
        news: 'changed',
        address: ola.email,
        table: { label: 'A3', room: 'Room A' },
        before: { startsAt: '2025-10-10T19:15:00.000Z', table: { label: 'A4', room: 'Room A' } },
      },
    ]);
    expect(await notesOf(ola)).toEqual(['Moved from table A4 on October 6']);
  });

  it('should not leave for a first table, which later moves count from', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();

    await save(dana, formOf(event, { tableId: 'a4' }));
    await minutesPass(10);
    expect(await news()).toEqual([]);
    expect(await notesOf(ola)).toEqual([]);

    await save(dana, formOf(event, { tableId: 'b1' }));
    await minutesPass(6);
    expect(await notices()).toMatchObject([
      { news: 'changed', address: ola.email, table: { label: 'B1' }, before: { table: { label: 'A4' } } },
    ]);
  });

  it('should not leave when the game is back at its table in time', async () => {
    const event = await createEvent(dana, { tableId: 'a4' });
    await join(ola, event).expect(200);
    await sendAll();

    await save(dana, formOf(event, { tableId: 'b1' }));
    await save(dana, formOf(event, { tableId: 'a4' }));
    await minutesPass(6);

    expect(await news()).toEqual([]);
  });

  it('should tell that a game has lost its table, but not that it was placed again in time', async () => {
    const event = await createEvent(dana, { tableId: 'a4' });
    await join(ola, event).expect(200);
    await sendAll();

    await save(dana, formOf(event, { tableId: null }));
    await minutesPass(6);
    expect(await notices()).toMatchObject([
      { news: 'changed', table: null, before: { table: { label: 'A4' } } },
    ]);

    // The mail server was away, and the game got its table back.
    await save(dana, formOf(event, { tableId: 'a4' }));
    expect((await notices()).length).toBe(1);
  });

  it('should not leave for games that placing all has placed, nor after an upgrade', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    // As the release before wrote it.
    await app.query(sql`update participant set told_plan = told_plan - 'tableId'`);

    await admin.post('/api/tables/place-all').expect(200);
    await minutesPass(10);

    expect(await news()).toEqual([]);
    expect(await notesOf(ola)).toEqual([]);
  });

  it('should tell both games that swap, and an owner who did not do it', async () => {
    const root = await createEvent(dana, { gameName: 'Root', tableId: 'a1' });
    const azul = await createEvent(ola, { gameName: 'Azul', tableId: 'b1' });
    await sendAll();

    await admin.post('/api/tables/swap').send({ one: root.id, other: azul.id }).expect(204);
    await minutesPass(3);
    await minutesPass(3);

    const told = (await notices()).map(({ address, gameName, table }) => [address, gameName, table?.label]);
    expect(told.sort()).toEqual(
      [
        [dana.email, 'Root', 'B1'],
        [ola.email, 'Azul', 'A1'],
      ].sort(),
    );
  });

  it('should not tell an owner of the swap that they made themselves, also when they play in neither', async () => {
    const root = await createEvent(dana, { gameName: 'Root', tableId: 'a1' });
    const azul = await createEvent(dana, { gameName: 'Azul', eventDay: 'Saturday', tableId: 'b1' });
    for (const event of [root, azul]) await leave(dana, event).expect(200);
    await sendAll();

    await dana.client.post('/api/tables/swap').send({ one: root.id, other: azul.id }).expect(204);
    await minutesPass(3);
    await minutesPass(3);

    expect(await notices()).toEqual([]);
  });

  it('should say the table to somebody who joins', async () => {
    const event = await createEvent(dana, { tableId: 'a4' });
    await join(ola, event).expect(200);

    expect(await notices()).toMatchObject([{ news: 'joined', table: { label: 'A4', room: 'Room A' } }]);
  });
});
