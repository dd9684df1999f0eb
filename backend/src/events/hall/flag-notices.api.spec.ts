import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { turnOn } from '../../users/push/testing/push-device.factory.ts';
import { createEvent, type Player, playerNamed } from '../testing/event.factory.ts';
import { arrive } from '../testing/hall.factory.ts';

/** Friday, 3:00 PM in the convention's zone: the hall is open. */
const OPEN = '2025-10-10T19:00:00Z';
const GREEN = { colour: 'green', players: 2, gameName: 'Azul' };

describe('a flag on a table', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-10-09T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    for (const player of [dana, ola]) await arrive(admin, player);
  });
  beforeEach(() => app.clock.set(OPEN));
  afterEach(() => app.query(sql`truncate event, mail, push_device, table_flag cascade`));
  afterAll(() => app.stop());

  const raise = (client: ApiClient, table = 'c3', flag: object = GREEN) =>
    client.put(`/api/tables/${table}/flag`).send(flag).expect(200);
  const asks = async ({ email }: Player) => (await turnOn(await app.signedIn(email), ['flag'])).id;
  const told = () =>
    app.query(sql<{ device: string; props: Record<string, unknown>; state: string }>`
      select device_id as device, props, state from mail where kind = 'table-flag' order by id`);

  it('should be told to devices that asked for it, until it comes down by itself, and say nothing of who raised it', async () => {
    const phone = await asks(ola);
    await turnOn(await app.signedIn(ola.email), ['seat', 'change', 'starting']);

    await raise(dana.client);

    expect(await told()).toEqual([
      {
        device: phone,
        state: 'queued',
        props: {
          tableId: 'c3',
          table: { label: 'C3', room: expect.any(String) },
          colour: 'green',
          players: 2,
          gameName: 'Azul',
        },
      },
    ]);
    const [copy] = await app.query(sql`select expires_at from mail where kind = 'table-flag'`);
    expect(copy).toEqual({ expires_at: new Date('2025-10-10T19:30:00Z') });
  });

  it('should not be told to whoever raised it, has not come, or plays at this moment', async () => {
    app.clock.set('2025-10-09T12:00:00Z');
    const [away, busy] = [await playerNamed(app, 'Priya'), await playerNamed(app, 'Noor')];
    await arrive(admin, busy);
    await createEvent(busy, { eventTime: '2:30 PM', duration: '60' });
    app.clock.set(OPEN);
    for (const player of [dana, away, busy]) await asks(player);

    await raise(dana.client);
    expect(await told()).toEqual([]);

    app.clock.set('2025-10-10T19:30:00Z');
    await raise(ola.client, 'c4');
    expect((await told()).map(({ props }) => props.tableId)).toEqual(['c4', 'c4']);
  });

  it('should be told once, although it changes and stays up for longer', async () => {
    await asks(ola);
    await raise(dana.client);
    app.clock.advance(20 * 60);
    await raise(dana.client);
    await raise(dana.client, 'c3', { colour: 'yellow' });
    expect(await told()).toHaveLength(1);

    app.clock.advance(31 * 60);
    await raise(dana.client);
    expect(await told()).toHaveLength(2);
  });

  it('should be told once in ten minutes of one who goes from table to table with it, or lowers and raises it', async () => {
    await asks(ola);
    for (const table of ['c3', 'c4', 'c3']) await raise(dana.client, table);
    await dana.client.delete('/api/tables/c3/flag').expect(204);
    await raise(dana.client);
    expect((await told()).map(({ props }) => props.tableId)).toEqual(['c3']);

    await raise(admin, 'd1');
    await raise(admin, 'd2');
    expect((await told()).map(({ props }) => props.tableId)).toEqual(['c3', 'd1', 'd2']);
  });

  it('should be one, and told once, although one person raises several at the same moment', async () => {
    await asks(ola);
    const tables = Array.from({ length: 6 }, (_, n) => [`c${n + 1}`, `d${n + 1}`]).flat();
    await Promise.all(tables.map((table) => raise(dana.client, table)));
    expect(await told()).toHaveLength(1);
    expect((await dana.client.get('/api/tables/flags').expect(200)).body).toHaveLength(1);
  });

  it('should be told no more once it is lowered, or its owner stands at another table', async () => {
    await asks(ola);
    await raise(dana.client);
    app.clock.advance(11 * 60);
    await raise(dana.client, 'c4');
    expect((await told()).map(({ props, state }) => [props.tableId, state])).toEqual([
      ['c3', 'cancelled'],
      ['c4', 'queued'],
    ]);

    await dana.client.delete('/api/tables/c4/flag').expect(204);
    expect((await told()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });
});
