import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed, players } from '../testing/event.factory.ts';
import { arrive } from '../testing/hall.factory.ts';

/** Friday, 3:00 PM in the convention's zone: the hall is open. */
const OPEN = '2025-10-10T19:00:00Z';
const GREEN = { colour: 'green', players: 2, gameName: 'Azul' };

describe('flags on the tables of the hall', () => {
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
  afterEach(() => app.query(sql`truncate table_flag`));
  afterAll(() => app.stop());

  const raise = (client: ApiClient, table: string, flag: object = GREEN) =>
    client.put(`/api/tables/${table}/flag`).send(flag);
  const staffOf = async (role: string) => {
    const email = `${role}@mail.example`;
    await (await app.signedIn(ADMIN)).post('/api/organise/staff').send({ email, role }).expect(204);
    return app.signedIn(email);
  };
  const up = async () => (await app.browser().get('/api/tables/flags').expect(200)).body;

  it('should be seen by everybody at once, and say nothing of who raised them', async () => {
    const { body } = await raise(dana.client, 'c3').expect(200);
    const flag = { tableId: 'c3', table: 'C3', ...GREEN, endsAt: '2025-10-10T19:30:00.000Z' };

    expect(body).toEqual({ flag, isOwn: true });
    expect(await up()).toEqual([flag]);
    expect((await ola.client.get('/api/tables/c3/flag').expect(200)).body).toEqual({ flag, isOwn: false });
    expect((await app.browser().get('/api/hall').expect(200)).body.flags).toEqual([flag]);
  });

  it('should come down after half an hour, unless they are raised again', async () => {
    await raise(dana.client, 'c3').expect(200);
    app.clock.advance(29 * 60);
    await raise(dana.client, 'c3', { colour: 'yellow' }).expect(200);
    app.clock.advance(29 * 60);
    expect(await up()).toEqual([
      { tableId: 'c3', table: 'C3', colour: 'yellow', endsAt: '2025-10-10T19:59:00.000Z' },
    ]);
    app.clock.advance(60);
    expect(await up()).toEqual([]);
    expect((await dana.client.get('/api/tables/c3/flag').expect(200)).body).toEqual({ isOwn: false });
    await raise(ola.client, 'c3').expect(200);
  });

  it('should be one a table, also when many raise one at once', async () => {
    const crowd = await players(app, 8);
    for (const player of crowd) await arrive(admin, player);
    const answers = await Promise.all(crowd.map(({ client }) => raise(client, 'c4')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      title: 'A flag is up already',
      message: 'Somebody else has raised a flag at table C4. Ask there, or wait until it is down.',
    });
    expect(await up()).toHaveLength(1);
  });

  it('should be lowered by who raised them and by who helps, by nobody else', async () => {
    await raise(dana.client, 'c3').expect(200);
    await ola.client.delete('/api/tables/c3/flag').expect(403);
    await app.browser().delete('/api/tables/c3/flag').expect(401);
    await app.browser().put('/api/tables/c3/flag').send(GREEN).expect(401);
    await dana.client.delete('/api/tables/c3/flag').expect(204);
    await dana.client.delete('/api/tables/c3/flag').expect(204);
    expect(await up()).toEqual([]);
  });

  it('should not come back when the game that they wanted players for is over', async () => {
    app.clock.set('2025-10-09T19:00:00Z');
    const event = await createEvent(dana, { eventTime: '3:15 PM', spots: 2, duration: '15', tableId: 'a1' });
    app.clock.set('2025-10-10T19:20:00Z');
    await raise(dana.client, 'a1', { colour: 'green', players: 1 }).expect(200);
    app.clock.advance(1);
    await join(ola, event).expect(200);
    app.clock.advance(15 * 60);

    expect(await up()).toEqual([]);
    await admin.delete(`/api/event/${event.id}`).expect(204);
  });

  it('should be one a person, who stands at one table; who helps may raise several', async () => {
    await raise(dana.client, 'c3').expect(200);
    await raise(dana.client, 'c4').expect(200);
    expect((await up()).map(({ table }: { table: string }) => table)).toEqual(['C4']);
    await raise(admin, 'c5').expect(200);
    await raise(admin, 'c6').expect(200);
    expect(await up()).toHaveLength(3);
  });

  it('should leave a trace of the raiser when somebody who helps lowers them', async () => {
    await raise(dana.client, 'c3').expect(200);
    await admin.delete('/api/tables/c3/flag').expect(204);

    const { body } = await admin.get('/api/organise/audit').expect(200);
    expect(JSON.stringify(body)).toContain('Lowered the flag of somebody else at table c3');
  });

  it('should be raised while the hall is open; who helps may try it before', async () => {
    app.clock.set('2025-10-09T19:00:00Z');
    expect((await raise(dana.client, 'c3').expect(409)).body.title).toBe('The hall is closed');
    await raise(admin, 'c3').expect(200);
  });

  it('should come down when the game at the table has all its players', async () => {
    app.clock.set('2025-10-09T19:00:00Z');
    const event = await createEvent(dana, { eventTime: '3:15 PM', spots: 2, tableId: 'a1' });
    app.clock.set('2025-10-10T19:20:00Z');
    await raise(dana.client, 'a1', { colour: 'green', players: 1 }).expect(200);
    expect(await up()).toHaveLength(1);
    app.clock.advance(1);
    await join(ola, event).expect(200);

    expect(await up()).toEqual([]);
    await raise(ola.client, 'a1', { colour: 'yellow' }).expect(200);
    await ola.client.delete('/api/tables/a1/flag').expect(204);
    await admin.delete(`/api/event/${event.id}`).expect(204);
  });

  it('should be refused in plain words', async () => {
    const fields = async (flag: object) => (await raise(dana.client, 'c3', flag).expect(400)).body.fields;

    expect(await fields({ colour: 'red' })).toEqual({ colour: expect.any(String) });
    expect(await fields({ colour: 'green' })).toEqual({ players: 'Please choose 1 to 20 players.' });
    expect(await fields({ ...GREEN, players: 21 })).toEqual({ players: 'Please choose 1 to 20 players.' });
    expect(await fields({ ...GREEN, gameName: 'a\nb' })).toEqual({
      gameName: 'Please use one line of plain text',
    });
    await raise(dana.client, 'z9').expect(404);
    await dana.client.delete('/api/tables/z9/flag').expect(404);
  });

  it('should be raised by who is checked in, or works in the hall', async () => {
    const home = await playerNamed(app, 'Home');
    const mailer = await staffOf('mailer');

    for (const client of [home.client, mailer]) {
      expect((await raise(client, 'c3').expect(409)).body).toMatchObject({
        title: 'You are not checked in yet',
      });
    }
    await raise(await staffOf('door'), 'c3').expect(200);
    await mailer.delete('/api/tables/c3/flag').expect(403);
    await arrive(admin, home);
    await raise(home.client, 'c4').expect(200);
  });

  it('should name games of the schedule and of the catalogue alone, as these write them', async () => {
    app.clock.set('2025-10-09T19:00:00Z');
    const event = await createEvent(dana, { gameName: 'Café of Dana', eventTime: '3:15 PM' });
    app.clock.set(OPEN);
    const shown = async (gameName: string) =>
      (await raise(dana.client, 'c3', { ...GREEN, gameName }).expect(200)).body.flag.gameName;

    expect(await shown('cafe of dana')).toBe('Café of Dana');
    expect(await shown('AZUL')).toBe('Azul');
    for (const gameName of ['FREE MONEY at evil.com/pay', 'Azul at evil.com', 'Az', '%']) {
      const { body } = await raise(dana.client, 'c3', { ...GREEN, gameName }).expect(400);
      expect(body.fields).toEqual({
        gameName: 'Please choose a game of the schedule, or one that the list of games knows.',
      });
    }
    await admin.delete(`/api/event/${event.id}`).expect(204);
  });

  it('should be raised thirty times an hour at most by one account', async () => {
    const eager = await playerNamed(app, 'Eager');
    await arrive(admin, eager);
    for (let time = 1; time <= 30; time++) await raise(eager.client, 'c5').expect(200);
    await raise(eager.client, 'c5').expect(429);
  });
});
