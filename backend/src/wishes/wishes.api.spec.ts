import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import type { EventDto } from '../events/events.dto.ts';
import {
  clearSchedule,
  createEvent,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../events/testing/event.factory.ts';
import { createShift, take } from '../shifts/testing/shift.factory.ts';
import { DrawInputQueries } from './draw-input.queries.ts';
import { askForWishes, wishesFrom, wishFor } from './testing/wish.factory.ts';
import { MOST_WISHES } from './wishes.dto.ts';

describe('wishes for games', () => {
  let app: TestApp;
  let admin: ApiClient;
  let host: Player;
  /** Dana and Noa. */
  let dana: Player;
  let kim: Player;
  let game: EventDto;
  beforeAll(async () => {
    app = await TestApp.start({ THROTTLE_NEW_EVENTS_PER_HOUR: '1000' });
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    host = await playerNamed(app, 'Ola');
    dana = await playerNamed(app, 'Dana', 'Noa');
    kim = await playerNamed(app, 'Kim');
  });
  beforeEach(async () => {
    await askForWishes(app);
    game = await createEvent(host, { gameName: 'Dune' });
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const linesOf = async (player: Player) =>
    (await wishesFrom(player)).wishes.map(({ gameName, names }) =>
      [gameName, ...names.map(({ name }) => name)].join(' '),
    );
  const refusal = async (player = dana, of: { id: string } = game) =>
    (await wishFor(player, of).expect(409)).body.code;
  const input = () => app.get(DrawInputQueries).inputOf(app.get(EntityManager).fork(), app.clock.now());

  it('should be nobody’s who is not signed in, and for own names alone', async () => {
    await app.browser().get('/api/wishes').expect(401);
    await app
      .browser()
      .put(`/api/event/${game.id}/wishes`)
      .send({ nameIds: [], together: false })
      .expect(401);
    await wishFor(dana, game, [kim.id]).expect(403);
  });

  it('should be one for each name, or one for those who sit together, and be taken back', async () => {
    await wishFor(dana, game, dana.ids).expect(204);
    expect(await linesOf(dana)).toEqual(['Dune Dana', 'Dune Noa']);
    await wishFor(dana, game, dana.ids, true).expect(204);
    expect(await linesOf(dana)).toEqual(['Dune Dana Noa']);
    expect((await wishesFrom(dana)).wishes[0]).toMatchObject({
      day: 'Friday',
      time: '3:15 PM',
      isOpen: true,
    });
    expect(await linesOf(kim)).toEqual([]);
    await wishFor(dana, game, []).expect(204);
    expect(await linesOf(dana)).toEqual([]);
  });

  it('should be refused, in words, while nobody is asked, and still be taken back', async () => {
    await wishFor(dana, game).expect(204);
    await askForWishes(app, false);
    expect(await refusal(kim)).toBe('wishes-off');
    await wishFor(dana, game, []).expect(204);
    expect(await linesOf(dana)).toEqual([]);
  });

  it('should be refused for games that have begun, take nobody, are of another edition, or are played already', async () => {
    const closed = await createEvent(host, { eventTime: '5:00 PM', visible: false });
    expect(await refusal(dana, closed)).toBe('signups-disabled');
    await join(dana, game).expect(200);
    expect(await refusal()).toBe('taking-part');
    app.clock.set('2025-10-10T19:16:00Z');
    expect(await refusal(kim)).toBe('event-over');
    await app.query(sql`update event set edition = '2024-10' where id = ${game.id}`);
    await wishFor(kim, game).expect(404);
    await app.query(sql`update event set edition = '2025-10' where id = ${game.id}`);
  });

  it('should be fifty at most', async () => {
    await app.query(sql`
      insert into wish (id, event_id, user_id, rank, wished_at)
      select gen_random_uuid(), ${game.id}, account.id, 1, now()
      from account cross join generate_series(1, ${MOST_WISHES}) where email = ${kim.email}`);
    const other = await createEvent(host, { eventTime: '6:00 PM' });
    expect(await refusal(kim, other)).toBe('too-many-wishes');
  });

  it('should keep the order that their account gives them, and no other', async () => {
    const other = await createEvent(host, { gameName: 'Azul', eventTime: '6:00 PM' });
    const third = await createEvent(host, { gameName: 'Root', eventTime: '7:30 PM' });
    for (const each of [game, other, third]) await wishFor(dana, each).expect(204);
    await wishFor(kim, game).expect(204);
    const [, second, last] = (await wishesFrom(dana)).wishes;
    const order = { ids: [last?.id, second?.id] };

    await dana.client.put('/api/wishes/order').send(order).expect(204);
    await kim.client
      .put('/api/wishes/order')
      .send({ ids: [second?.id] })
      .expect(204);

    expect(await linesOf(dana)).toEqual(['Root Dana', 'Azul Dana', 'Dune Dana']);
    await kim.client.delete(`/api/wish/${last?.id}`).expect(404);
    await dana.client.delete(`/api/wish/${last?.id}`).expect(204);
    expect(await linesOf(dana)).toEqual(['Azul Dana', 'Dune Dana']);
  });

  it('should be counted for hosts, who are never told whose they are', async () => {
    await wishFor(dana, game, dana.ids, true).expect(204);
    await wishFor(kim, game).expect(204);
    const count = (client: ApiClient) => client.get(`/api/event/${game.id}/wish-count`);

    expect((await count(host.client).expect(200)).body).toEqual({ people: 3 });
    await count(kim.client).expect(403);
    await join(kim, game).expect(200);
    expect((await count(host.client).expect(200)).body).toEqual({ people: 2 });
  });

  it('should go with a game that is cancelled, and with a person who comes no longer', async () => {
    const other = await createEvent(host, { gameName: 'Azul', eventTime: '6:00 PM' });
    const family = await playerNamed(app, 'Ada', 'Ben');
    for (const each of [game, other]) await wishFor(family, each, family.ids, true).expect(204);

    await host.client.delete(`/api/event/${game.id}`).expect(204);
    expect(await linesOf(family)).toEqual(['Azul Ada Ben']);
    await family.client.delete(`/api/me/badges/${family.ids[1]}`).expect(200);
    expect(await linesOf(family)).toEqual(['Azul Ada']);
  });

  describe('as a draw reads them', () => {
    it('should have a party for the same names, best wish first, with where they have to be', async () => {
      const other = await createEvent(host, { gameName: 'Azul', eventTime: '6:00 PM', spots: 3 });
      const shift = await createShift(admin, { start: '20:00', end: '21:00' });
      await take(dana, shift, dana.ids[1]).expect(204);
      for (const each of [game, other]) await wishFor(dana, each, dana.ids, true).expect(204);
      const [first, second] = (await wishesFrom(dana)).wishes;
      await dana.client
        .put('/api/wishes/order')
        .send({ ids: [second?.id, first?.id] })
        .expect(204);
      await dana.client.put('/api/wishes/choice').send({ movesAlong: false }).expect(204);
      await wishFor(kim, game).expect(204);

      const { games, parties, eventIds, nameIds } = await input();

      const [dune, azul] = [game, other].map(({ id }) => eventIds.indexOf(id));
      const at = (time: string) => Date.parse(`2025-10-10T${time}:00Z`) / 60_000;
      expect(games[dune ?? 0]).toEqual({ id: dune, seats: 3, starts: at('19:15'), ends: at('20:15') });
      expect(games[azul ?? 0]).toMatchObject({ seats: 2 });
      expect(
        parties.map(({ id, people, ...party }) => ({
          ...party,
          people: people.map((each) => nameIds[each]).sort(),
        })),
      ).toEqual(
        expect.arrayContaining([
          {
            size: 2,
            busy: [
              {
                starts: Date.parse('2025-10-11T00:00:00Z') / 60_000,
                ends: Date.parse('2025-10-11T01:00:00Z') / 60_000,
              },
            ],
            movesAlong: false,
            wishes: [azul, dune],
            people: [...dana.ids].sort(),
          },
          { size: 1, busy: [], movesAlong: true, wishes: [dune], people: [kim.id] },
        ]),
      );
      expect(parties.map(({ id }) => id)).toEqual([0, 1]);
      expect(JSON.stringify({ games, parties })).not.toMatch(/[a-z0-9]{8}-/);
    });

    it('should leave out who has a seat by now, and games that take nobody any more', async () => {
      const other = await createEvent(host, { gameName: 'Azul', eventTime: '6:00 PM' });
      for (const player of [dana, kim]) await wishFor(player, game).expect(204);
      await wishFor(kim, other).expect(204);
      await join(dana, game).expect(200);
      await host.client
        .put('/api/event')
        .send(formOf(other, { visible: false }))
        .expect(200);

      const { parties, eventIds, nameIds } = await input();

      expect(nameIds).toEqual([kim.id]);
      expect(parties.map(({ wishes }) => wishes)).toEqual([[eventIds.indexOf(game.id)]]);
    });
  });
});
