import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { verify } from '../draw/verification.ts';
import { DrawInThePastError, DrawnAlreadyError, DrawWithoutOpeningError } from './draws.errors.ts';
import { DrawsService } from './draws.service.ts';

const RUNS_AT = new Date('2025-10-06T16:00:00Z');

describe('the draw of an edition', () => {
  let app: TestApp;
  let admin: ApiClient;
  let host: Player;
  let players: Player[];
  let eventId: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    admin = await signIn();
    host = await playerNamed(app, 'Dana');
    ({ id: eventId } = await createEvent(host, { spots: 2 }));
    await save({ takesWishes: true, joinsOpenAt: '2025-10-07T12:00' });
    await everywhere();
    players = [];
    for (const name of ['Ada', 'Bea', 'Cleo']) players.push(await playerNamed(app, name, `${name} Junior`));
    for (const { client, ids } of players)
      await client
        .put(`/api/event/${eventId}/wishes`)
        .send({ nameIds: ids.slice(0, 1), together: true })
        .expect(204);
  });
  afterAll(() => app.stop());
  const { signIn, everywhere, save } = organiser(() => app);

  const draws = () => app.get(DrawsService);
  const run = async () => {
    app.clock.set(RUNS_AT.toISOString());
    await app.runJob('draw');
  };
  const seated = () =>
    app.query<{ id: string }>(
      sql`select name_id as id from participant where event_id = ${eventId} and name_id <> ${host.id}`,
    );
  const waiting = () =>
    app.query<{ id: string }>(
      sql`select name_id as id from waitlist_entry where event_id = ${eventId} order by id`,
    );
  const published = async () =>
    (await app.query<{ text: string | null }>(sql`select published as text from draw`)).at(0)?.text ?? null;

  it('should give the seats at its moment, let the others wait, and publish what anybody can run again', async () => {
    await draws().plan(RUNS_AT);
    await app.runJob('draw');
    expect(await seated()).toEqual([]);
    await run();
    const free = (
      await app.query<{ free: number }>(
        sql`select spots - spots_taken as free from event where id = ${eventId}`,
      )
    ).at(0);
    expect(free).toEqual({ free: 0 });
    expect((await seated()).length + (await waiting()).length).toBe(3);
    const text = (await published()) ?? '';
    expect(verify(text).differences).toEqual([]);
    for (const { ids, email } of players)
      for (const known of [...ids, email]) expect(text).not.toContain(known);
  });

  it('should be run once', async () => {
    await draws().plan(RUNS_AT);
    await run();
    const before = [await seated(), await waiting(), await published()];
    await app.runJob('draw');
    expect([await seated(), await waiting(), await published()]).toEqual(before);
    await expect(draws().plan(new Date('2025-10-07T10:00:00Z'))).rejects.toThrow(DrawnAlreadyError);
  });

  it('should leave nothing when it breaks off', async () => {
    await draws().plan(RUNS_AT);
    app.clock.set(RUNS_AT.toISOString());
    const brokenOff = app.get(Transactions).run(async (unit) => {
      await draws().runIfDue(unit);
      throw new Error('broken off');
    });
    await expect(brokenOff).rejects.toThrow('broken off');
    expect([await seated(), await waiting(), await published()]).toEqual([[], [], null]);
    expect(await app.query(sql`select from mail where kind = 'draw-result'`)).toEqual([]);
    await run();
    expect((await seated()).length).toBeGreaterThan(0);
  });

  it('should mail each account once what it got', async () => {
    const { id: free } = await createEvent(host, { eventDay: 'Saturday', gameName: 'Cascadia', spots: 9 });
    for (const { client, ids } of players.slice(0, 2))
      await client.put(`/api/event/${free}/wishes`).send({ nameIds: ids, together: true }).expect(204);
    const [silent] = players.slice(2);
    await silent?.client.put('/api/user/notices').send({ events: false, market: true }).expect(200);
    await draws().plan(RUNS_AT);
    await run();
    await app.runJob('draw');
    const { result } = JSON.parse((await published()) ?? '');
    const mails = await app.query<{ address: string; props: MailProps['draw-result'] }>(
      sql`select recipient_address as address, props from mail where kind = 'draw-result' order by recipient_address`,
    );
    expect(mails.map(({ address }) => address)).toEqual(players.slice(0, 2).map(({ email }) => email));
    for (const { address, props } of mails) {
      const mine = players.find(({ email }) => email === address);
      const { body: parties } = await (mine?.client ?? admin).get('/api/draw/parties').expect(200);
      const numbers = parties.map(({ party }: { party: number }) => party);
      const got = result.seats
        .filter(({ party }: { party: number }) => numbers.includes(party))
        .flatMap(({ games }: { games: number[] }) => games);
      expect(props).toMatchObject({
        parties: numbers,
        wishes: { of: 2, got: got.length },
        first: { of: 2, got: got.length },
      });
      expect(props.things.filter(({ who }) => who.some(({ names }) => names.length > 0))).toHaveLength(
        got.length,
      );
      expect(props.things).toHaveLength(2);
    }
  });

  it('should tell whoever is signed in which of its numbers are theirs', async () => {
    await app.browser().get('/api/draw/parties').expect(401);
    const numbersOf = async ({ client }: Player) => (await client.get('/api/draw/parties').expect(200)).body;
    expect(await numbersOf(players[0] as Player)).toEqual([]);
    await draws().plan(RUNS_AT);
    await run();
    const all = await Promise.all(players.map(numbersOf));
    expect(all.map((parties) => parties.map(({ names }: { names: string[] }) => names))).toEqual([
      [['Ada']],
      [['Bea']],
      [['Cleo']],
    ]);
    expect(new Set(all.flat().map(({ party }) => party)).size).toBe(3);
    expect(await numbersOf(host)).toEqual([]);
  });

  it('should be tried without writing anything', async () => {
    expect(await draws().rehearse()).toMatchObject({ people: 3 });
    expect([await seated(), await waiting(), await published()]).toEqual([[], [], null]);
  });

  it('should keep its seed when it is moved, and come before sign-up opens', async () => {
    const hash = () => app.query(sql`select seed_hash from draw`);
    await draws().plan(RUNS_AT);
    const shown = await hash();
    await draws().plan(new Date('2025-10-06T18:00:00Z'));
    expect(await hash()).toEqual(shown);
    await expect(draws().plan(new Date('2025-10-09T12:00:00Z'))).rejects.toThrow(DrawWithoutOpeningError);
    await expect(draws().plan(new Date('2025-10-01T12:00:00Z'))).rejects.toThrow(DrawInThePastError);
  });

  it('should be withdrawn until it has run', async () => {
    await admin.delete('/api/organise/draw').expect(404);
    await draws().plan(RUNS_AT);
    await admin.delete('/api/organise/draw').expect(204);
    await run();
    expect([await seated(), await published()]).toEqual([[], null]);
    app.clock.set('2025-10-05T12:00:00Z');
    await draws().plan(RUNS_AT);
    await run();
    await admin.delete('/api/organise/draw').expect(409);
  });

  it('should keep sign-up from opening before it', async () => {
    await draws().plan(RUNS_AT);
    const moment = 'Monday, October 6, 12:00 PM';
    for (const joinsOpenAt of ['2025-10-06T11:00', null]) {
      const { body } = await save({ joinsOpenAt });
      expect(body.fields).toEqual({ joinsOpenAt: expect.stringContaining(moment) });
    }
    expect((await save({ joinsOpenAt: '2025-10-06T13:00' })).status).toBe(200);
    await run();
    expect((await save({ joinsOpenAt: null })).status).toBe(200);
  });

  it('should show everybody the hash before, and the seed with everything else after', async () => {
    const anybody = app.browser();
    expect((await anybody.get('/api/draw').expect(200)).body).toEqual({ draw: null });
    await anybody.get('/api/draw/draw.json').expect(404);
    await admin.put('/api/organise/draw').send({ runsAt: RUNS_AT.toISOString() }).expect(204);
    const { draw: before } = (await anybody.get('/api/draw').expect(200)).body;
    expect(before).toMatchObject({ seed: null, ranAt: null, counts: null });
    await anybody.get('/api/draw/draw.json').expect(404);
    await run();
    const { draw: after } = (await anybody.get('/api/draw').expect(200)).body;
    expect(after).toMatchObject({
      seedHash: before.seedHash,
      counts: { people: 3, peopleWithNothing: expect.any(Number) },
    });
    const { text } = await anybody.get('/api/draw/draw.json').expect(200);
    expect(verify(text, before.seedHash).differences).toEqual([]);
    expect(after.seed).toBe(JSON.parse(text).seed);
  });

  it('should run late where nobody ran it at its moment, on the seats that are left', async () => {
    await draws().plan(RUNS_AT);
    app.clock.set('2025-10-08T12:00:00Z');
    const early = await playerNamed(app, 'Early');
    await join(early, { id: eventId }).expect(200);
    await app.runJob('draw');

    const { draw } = (await app.browser().get('/api/draw').expect(200)).body;
    expect(draw).toMatchObject({
      runsAt: RUNS_AT.toISOString(),
      ranAt: '2025-10-08T12:00:00.000Z',
      counts: { seats: 0, seatsFilled: 0, people: 3, peopleWithNothing: 3 },
    });
    expect(await seated()).toEqual([{ id: early.id }]);
    expect(await waiting()).toHaveLength(3);
    expect(verify((await published()) ?? '').differences).toEqual([]);
  });

  it('should be told with what happened, rounded', async () => {
    const figures = async () => {
      const { body } = await admin.get('/api/organise/statistics/2025-10').expect(200);
      const wishes = body.sections.find(({ title }: { title: string }) => title === 'Wishes');
      return Object.fromEntries(
        wishes.figures.map(({ label, count }: { label: string; count: number }) => [label, count]),
      );
    };
    const NONE = {
      'Wishes for games': 5,
      'People with a wish': 5,
      'Games that somebody wished for': 1,
      'Seats in the draw': 0,
      'Seats that were drawn': 0,
      'People in the draw': 0,
      'People who got one of their first three wishes in it': 0,
      'People who got nothing in it': 0,
    };
    expect(await figures()).toEqual(NONE);
    await draws().plan(RUNS_AT);
    expect(await figures()).toEqual(NONE);
    await run();
    expect(await figures()).toEqual({ ...NONE, 'Seats in the draw': 1, 'People in the draw': 5 });
    // A draw of so few people is rounded to nothing, so a larger one is told, in which no two figures are the same.
    const counts = {
      seats: 52,
      seatsFilled: 41,
      people: 32,
      peopleWithOneOfFirstThree: 18,
      peopleWithNothing: 9,
    };
    await app.query(sql`
      update draw
      set published = jsonb_set(published::jsonb, '{result,counts}', ${JSON.stringify(counts)}::jsonb)`);
    expect(await figures()).toEqual({
      ...NONE,
      'Seats in the draw': 52,
      'Seats that were drawn': 40,
      'People in the draw': 30,
      'People who got one of their first three wishes in it': 20,
      'People who got nothing in it': 10,
    });
  });

  it('should be planned and tried by the administrator alone', async () => {
    const [player] = players;
    for (const client of [app.browser(), player?.client ?? app.browser()]) {
      const status = client === player?.client ? 403 : 401;
      await client.put('/api/organise/draw').send({ runsAt: RUNS_AT.toISOString() }).expect(status);
      await client.delete('/api/organise/draw').expect(status);
      await client.post('/api/organise/draw/rehearsal').expect(status);
    }
    const { body } = await admin.post('/api/organise/draw/rehearsal').expect(200);
    expect(body).toMatchObject({ people: 3 });
  });
});
