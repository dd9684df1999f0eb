import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import type { EventDto } from '../events/events.dto.ts';
import {
  clearSchedule,
  createEvent,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../events/testing/event.factory.ts';
import { DrawInputQueries } from './draw-input.queries.ts';
import { askForWishes, friendLinkOf, sayYes, wishesFrom, wishFor } from './testing/wish.factory.ts';

describe('friends who sit together', () => {
  let app: TestApp;
  let admin: ApiClient;
  let host: Player;
  /** Dana and Noa. */
  let dana: Player;
  let kim: Player;
  let lee: Player;
  let game: EventDto;
  let token: string;
  beforeAll(async () => {
    app = await TestApp.start({ THROTTLE_NEW_EVENTS_PER_HOUR: '1000' });
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    host = await playerNamed(app, 'Ola');
  });
  beforeEach(async () => {
    await askForWishes(app);
    dana = await playerNamed(app, 'Dana', 'Noa');
    kim = await playerNamed(app, 'Kim', 'Kit');
    lee = await playerNamed(app, 'Lee');
    game = await createEvent(host, { gameName: 'Dune' });
    token = await friendLinkOf(dana);
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const input = () => app.get(DrawInputQueries).inputOf(app.get(EntityManager).fork(), app.clock.now());
  const groupsOf = async (player: Player) =>
    (await wishesFrom(player)).wishes.map(({ names }) => names.map(({ name }) => name).join(' and '));
  const wishTogether = (nameIds: string[]) => wishFor(dana, game, nameIds, true);
  const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
  const leave = async (player: Player, of: Player) => {
    const { sitsWith, friends } = await wishesFrom(of);
    return player.client.delete(`/api/wish-friend/${[...sitsWith, ...friends][0]?.id}`);
  };

  it('should be asked by a link that says nothing by itself', async () => {
    const asked = await kim.client.get(`/api/wishes/friend-link/${token}`).expect(200);
    expect(asked.body).toEqual({
      asker: 'Dana',
      names: ['Kim', 'Kit'].map((name, at) => ({ id: kim.ids[at], name, saysYes: false })),
    });
    expect((await wishesFrom(dana)).friends).toEqual([]);

    await sayYes(kim, token, [kim.id]).expect(204);
    const again = await kim.client.get(`/api/wishes/friend-link/${token}`).expect(200);
    expect(again.body.names.map(({ saysYes }: { saysYes: boolean }) => saysYes)).toEqual([true, false]);
  });

  it('should be wished for as one party, once they said yes', async () => {
    await wishTogether([dana.id, kim.id]).expect(403);
    await sayYes(kim, token, [kim.id]).expect(204);

    await wishTogether([dana.id, kim.id]).expect(204);

    expect((await wishesFrom(dana)).friends).toMatchObject([{ nameId: kim.id, name: 'Kim' }]);
    expect(await groupsOf(dana)).toEqual(['Dana and Kim']);
    expect(await groupsOf(kim)).toEqual([]);
    expect((await wishesFrom(kim)).sitsWith).toMatchObject([
      {
        asker: 'Dana',
        name: 'Kim',
        wishes: [{ eventId: game.id, gameName: 'Dune', day: 'Friday', time: '3:15 PM', people: 2 }],
      },
    ]);
    const { parties, nameIds } = await input();
    expect(parties.map(({ people }) => people.map((person) => nameIds[person]).sort())).toEqual([
      [dana.id, kim.id].sort(),
    ]);
  });

  it('should come with a name of the account alone, and with nobody who said yes to somebody else', async () => {
    await sayYes(kim, token, [kim.id]).expect(204);
    await sayYes(lee, await friendLinkOf(kim)).expect(204);
    await wishTogether([kim.id]).expect(403);
    await wishFor(dana, game, [dana.id, kim.id]).expect(403);
    await wishTogether([dana.id, kim.ids[1] ?? '']).expect(403);
    await wishTogether([dana.id, lee.id]).expect(403);
    expect(await groupsOf(dana)).toEqual([]);
  });

  it('should be called by a name that others are shown', async () => {
    const family = await playerNamed(app, 'Lou', 'Lin');
    await app.query(sql`update user_name set name = 'lou@mail.example' where id = ${family.id}`);
    const asked = await kim.client.get(`/api/wishes/friend-link/${await friendLinkOf(family)}`).expect(200);
    expect(asked.body.asker).toBe('Lin');
  });

  it('should not be asked by somebody who is blocked', async () => {
    await app.query(sql`update account set blocked_at = now() where email = ${dana.email}`);
    expect(await codeOf(sayYes(kim, token))).toBe('friend-link-gone');
  });

  it('should keep their name as long as they sit with somebody', async () => {
    await sayYes(kim, token, kim.ids).expect(204);
    await kim.client.delete(`/api/me/badges/${kim.ids[1]}`).expect(200);
    await sayYes(kim, token, kim.ids).expect(204);
    const refused = await kim.client.delete(`/api/me/names/${kim.ids[1]}`).expect(409);
    expect(refused.body.message).toContain('sits together with Dana');
  });

  it('should take back a yes while somebody names them, and be in no wish after', async () => {
    await sayYes(kim, token, [kim.id]).expect(204);
    await Promise.all([wishTogether([dana.id, kim.id]), leave(kim, kim)]);
    for (const { names } of (await wishesFrom(dana)).wishes)
      expect(names.map(({ id }) => id)).not.toContain(kim.id);
  });

  it('should part when either of them says so, and the others still sit together', async () => {
    for (const ending of [kim, dana]) {
      await sayYes(kim, token, [kim.id]).expect(204);
      await wishTogether([dana.id, kim.id]).expect(204);
      expect((await leave(lee, dana)).status).toBe(404);

      expect((await leave(ending, dana)).status).toBe(204);

      expect(await groupsOf(dana)).toEqual(['Dana']);
      expect(await wishesFrom(dana)).toMatchObject({ friends: [] });
      expect(await wishesFrom(kim)).toMatchObject({ sitsWith: [] });
      await wishTogether([dana.id, kim.id]).expect(403);
    }
    await sayYes(kim, token, kim.ids).expect(204);
    await wishTogether([dana.id, ...kim.ids]).expect(204);
    await sayYes(kim, token, kim.ids.slice(1)).expect(204);
    expect(await groupsOf(dana)).toEqual(['Dana and Kit']);
  });

  it('should not sit without a name of the account whose wish it is', async () => {
    await sayYes(kim, token, [kim.id]).expect(204);
    await wishTogether([dana.ids[1] ?? '', kim.id]).expect(204);
    await dana.client.delete(`/api/me/badges/${dana.ids[1]}`).expect(200);
    expect(await groupsOf(dana)).toEqual([]);
    expect((await input()).parties).toEqual([]);
  });

  it('should part when a friend comes no longer', async () => {
    await sayYes(kim, token, kim.ids).expect(204);
    await wishTogether([dana.id, ...kim.ids]).expect(204);
    await kim.client.delete(`/api/me/badges/${kim.ids[1]}`).expect(200);
    expect(await groupsOf(dana)).toEqual(['Dana and Kim']);
    expect((await wishesFrom(dana)).friends.map(({ name }) => name)).toEqual(['Kim']);
  });

  it('should not be drawn for a game that one of them plays by now', async () => {
    await sayYes(kim, token, [kim.id]).expect(204);
    await wishTogether([dana.id, kim.id]).expect(204);
    await join(kim, game).expect(200);
    expect((await input()).parties).toEqual([]);
  });

  it('should be refused in words', async () => {
    await app.browser().post('/api/wishes/friend-link').expect(401);
    await app.browser().get(`/api/wishes/friend-link/${token}`).expect(401);
    await app.browser().put(`/api/wishes/friend-link/${token}`).send({ nameIds: [] }).expect(401);
    await app.browser().delete(`/api/wish-friend/${game.id}`).expect(401);
    await sayYes(kim, token, [lee.id]).expect(403);
    await dana.client.get(`/api/wishes/friend-link/${token}`).expect(409);
    expect(await codeOf(sayYes(dana, token))).toBe('own-friend-link');
    expect(await codeOf(sayYes(kim, `${token.slice(0, -1)}~`))).toBe('friend-link-gone');
    await askForWishes(app, false);
    expect(await codeOf(sayYes(kim, token))).toBe('wishes-off');
    await askForWishes(app);

    const other = await friendLinkOf(dana);
    expect(await codeOf(sayYes(kim, token))).toBe('friend-link-gone');
    await kim.client.get(`/api/wishes/friend-link/${token}`).expect(404);
    await sayYes(kim, other).expect(204);
  });

  it('should be ten at most', async () => {
    for (const letter of 'ABC') {
      const family = await playerNamed(app, `Ada ${letter}`, `Bea ${letter}`, `Cleo ${letter}`);
      await sayYes(family, token, family.ids).expect(204);
    }
    expect(await codeOf(sayYes(kim, token, kim.ids))).toBe('too-many-friends');
    await sayYes(kim, token, [kim.id]).expect(204);
  });
});
