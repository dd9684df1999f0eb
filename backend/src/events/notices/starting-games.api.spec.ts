import { sql } from '@tablefall/platform/database/sql';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { turnOn } from '../../users/push/testing/push-device.factory.ts';
import { createEvent, formOf, join, leave, type Player, playerNamed } from '../testing/event.factory.ts';

describe('a game that begins', () => {
  let app: TestApp;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-06T12:00:00Z');
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  afterEach(() => app.query(sql`truncate event, mail, push_device cascade`));
  afterAll(() => app.stop());

  const at = (time: string) => app.clock.set(`2025-10-10T${time}:00Z`);
  const run = () => app.runJob('starting-games');
  /** Devices with the hours that they were told of. */
  const begun = async () =>
    (
      await app.query(sql<{ device: string; at: string; state: string }>`
        select device_id as device, to_char(expires_at at time zone 'UTC', 'HH24:MI') as at, state from mail
        where kind = 'event-starting' order by id`)
    ).map(({ device, at: hour, state }) => [device, hour, state]);

  it('should be told a quarter of an hour before, once, by two backends at once', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    at('18:50');
    const phones = await Promise.all(
      [dana, ola, priya].map(async ({ email }) => turnOn(await app.signedIn(email), ['starting'])),
    );
    await turnOn(await app.signedIn(ola.email), ['seat', 'change']);
    at('18:59');
    await run();
    expect(await begun()).toEqual([]);

    at('19:00');
    await Promise.all([...Array.from({ length: 3 }, run), runOnSecond()]);
    const told = [phones[0]?.id, phones[1]?.id].map((device) => [device, '19:15', 'queued']).sort();
    expect((await begun()).sort()).toEqual(told);
    at('19:05');
    await run();
    expect((await begun()).sort()).toEqual(told);

    at('19:15');
    await run();
    expect(await begun()).toHaveLength(2);
    expect((await app.mails()).filter(({ kind }) => kind === 'event-starting')).toHaveLength(2);
  });

  it('should be told to a device once, however many of its account play', async () => {
    const family = await playerNamed(app, 'Kofi', 'Abena');
    const event = await createEvent(dana);
    await join(family, event, family.ids[0]).expect(200);
    await join(family, event, family.ids[1]).expect(200);
    at('18:50');
    const { id } = await turnOn(await app.signedIn(family.email), ['starting']);
    at('19:01');
    await run();
    await run();

    expect(await begun()).toEqual([[id, '19:15', 'queued']]);
  });

  it('should be told again of another hour, and not any more of the one that it left', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    at('18:50');
    const { id } = await turnOn(await app.signedIn(ola.email), ['starting']);
    at('19:01');
    await run();
    const owner = await app.signedIn(dana.email);
    await owner
      .put('/api/event')
      .send(formOf(event, { eventTime: '5:00 PM' }))
      .expect(200);
    expect(await begun()).toEqual([[id, '19:15', 'cancelled']]);

    at('20:50');
    await run();
    expect(await begun()).toEqual([
      [id, '19:15', 'cancelled'],
      [id, '21:00', 'queued'],
    ]);
  });

  it('should be told of another table in place of the one that it left, also where two are swapped', async () => {
    const event = await createEvent(dana, { tableId: 'a1' });
    const other = await createEvent(dana, { tableId: 'a2', eventTime: '6:00 PM' });
    await join(ola, event).expect(200);
    at('18:50');
    await turnOn(await app.signedIn(ola.email), ['starting']);
    const owner = await app.signedIn(dana.email);
    const told = () =>
      app.query(sql<{ table: string; state: string }>`
        select props ->> 'tableId' as table, state from mail where kind = 'event-starting' order by id`);
    at('19:01');
    await run();
    await owner
      .put('/api/event')
      .send(formOf(event, { tableId: 'a3' }))
      .expect(200);
    await run();
    await owner.post('/api/tables/swap').send({ one: event.id, other: other.id }).expect(204);
    await run();
    await run();

    expect(await told()).toEqual([
      { table: 'a1', state: 'cancelled' },
      { table: 'a3', state: 'cancelled' },
      { table: 'a2', state: 'queued' },
    ]);
  });

  it('should be told with the table that it was given meanwhile, with all others', async () => {
    const event = await createEvent(dana, { tableId: null });
    await join(ola, event).expect(200);
    at('18:50');
    await turnOn(await app.signedIn(ola.email), ['starting']);
    at('19:01');
    await run();
    await (await app.signedIn(ADMIN)).post('/api/tables/place-all').expect(200);
    await run();
    const told = await app.query(sql<{ table: string | null; state: string }>`
      select props ->> 'tableId' as table, state from mail where kind = 'event-starting' order by id`);

    expect(told).toEqual([
      { table: null, state: 'cancelled' },
      { table: expect.any(String), state: 'queued' },
    ]);
  });

  it('should not be told any more to whoever has left it', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    at('18:50');
    const client = await app.signedIn(ola.email);
    const { id } = await turnOn(client, ['starting']);
    at('19:01');
    await run();
    await leave({ ...ola, client }, event).expect(200);
    await run();

    expect(await begun()).toEqual([[id, '19:15', 'cancelled']]);
  });

  /** The backend that runs by the clock beside this one. */
  async function runOnSecond(): Promise<void> {
    const [, second] = app.getAll(Jobs);
    await second?.runNow('starting-games');
  }
});
