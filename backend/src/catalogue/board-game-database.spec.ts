import { Logger } from '@nestjs/common';
import { loadConfig } from '@tablefall/platform/config/config';
import { TestClock } from '../../test/test-clock.ts';
import { BoardGameDatabase } from './board-game-database.ts';
import { BoardGameServer, SEARCH, status, xml } from './testing/board-game-server.ts';

const ARK_NOVA = {
  id: 342942,
  name: 'Ark Nova',
  yearPublished: 2021,
  thumbnail: 'https://cf.geekdo-images.com/thumb/ark.jpg',
  minPlayers: 1,
  maxPlayers: 4,
  minutes: 150,
};

describe('the board-game database', () => {
  let server: BoardGameServer;
  let clock: TestClock;
  let database: BoardGameDatabase;
  const connected = (settings: NodeJS.ProcessEnv = {}) =>
    new BoardGameDatabase(
      loadConfig({
        DATABASE_URL: 'postgres://localhost/x',
        APP_SECRET: 'x'.repeat(32),
        BGG_URL: server.url,
        BGG_TOKEN: 'the token',
        ...settings,
      }),
      clock,
    );
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    server = await BoardGameServer.start();
    clock = new TestClock();
    database = connected();
  });
  afterEach(() => server.stop());

  it('should read the games of a search that have a primary name', async () => {
    expect(await database.search('Ark & Nova?')).toMatchObject([
      { id: 368966, name: 'Ark Nova: Marine Worlds', yearPublished: 2023, thumbnail: null, minPlayers: null },
      { id: 342942, name: 'Ark Nova', yearPublished: 2021, thumbnail: null, minutes: null },
      { id: 5, name: "Noah's Ark Nova & Friends", yearPublished: null, thumbnail: null, maxPlayers: null },
    ]);
    expect(server.asked).toEqual(['/xmlapi2/search?query=ark+%26+nova%3F&type=boardgame']);
  });

  it('should read a game with its picture, and send the token', async () => {
    let token: string | undefined;
    server.replies.push((request, response) => {
      token = request.headers.authorization;
      status(200)(request, response);
    });
    expect(await database.game(342942)).toBeUndefined();
    expect(token).toBe('Bearer the token');

    expect(await database.game(342942)).toEqual(ARK_NOVA);
    expect(database.knownThumbnail(342942)).toBe(ARK_NOVA.thumbnail);
    expect(server.asked.at(-1)).toBe('/xmlapi2/thing?id=342942');
  });

  it('should ask once for what many want at once, and keep the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => database.search('ark nova')));
    await database.search('ARK NOVA');

    expect(new Set(answers).size).toBe(1);
    expect(server.asked).toHaveLength(1);
  });

  it('should ask again while the answer is prepared (202)', async () => {
    server.replies.push(status(202), status(202));

    expect(await database.game(342942)).toEqual(ARK_NOVA);
    expect(server.asked).toHaveLength(3);
  });

  it.each([429, 503])('should leave it in peace for as long as it says with %i', async (code) => {
    server.replies.push(status(code, { 'Retry-After': '90' }));
    expect(await database.search('ark nova')).toBeNull();

    clock.advance(89);
    expect(await database.search('ark nova')).toBeNull();
    expect(server.asked).toHaveLength(1);

    clock.advance(2);
    expect(await database.search('ark nova')).toHaveLength(3);
  });

  it('should leave it in peace for a minute after three failures in a row', async () => {
    server.replies.push(status(500), status(500), (request) => request.socket.destroy());
    for (const text of ['one', 'two', 'three', 'four']) {
      expect(await database.search(text)).toBeNull();
    }
    expect(server.asked).toHaveLength(3);

    clock.advance(61);
    expect(await database.search('ark nova')).toHaveLength(3);
  });

  it('should still answer what it knows meanwhile', async () => {
    await database.game(342942);
    server.replies.push(status(429));
    expect(await database.search('ark nova')).toBeNull();

    expect(await database.game(342942)).toEqual(ARK_NOVA);
  });

  it('should give up on a server that says nothing', async () => {
    server.replies.push(() => {});

    expect(await database.search('ark nova')).toBeNull();
  }, 20_000);

  it('should believe no answer that is hostile or no answer at all', async () => {
    const external = '<!DOCTYPE items [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const hostile = [
      xml(
        `<?xml version="1.0"?>${external}<items><item id="1"><name type="primary" value="&x;"/></item></items>`,
      ),
      xml('<html><body>Just a moment…</body></html>'),
      xml(SEARCH.slice(0, 300)),
      xml(''),
      xml(`<items>${' '.repeat(2 * 1024 * 1024)}</items>`),
      status(302, { Location: 'http://169.254.169.254/latest/meta-data' }),
    ];
    for (const reply of hostile) {
      server.replies.push(reply);
      expect(await connected().search('ark nova')).toBeNull();
    }
    expect(server.asked).toHaveLength(hostile.length);
  });

  it('should hand on no picture of another host', async () => {
    expect(await connected({ BGG_IMAGE_HOST: 'https://pictures.example' }).game(342942)).toEqual({
      ...ARK_NOVA,
      thumbnail: null,
    });
  });

  it('should ask nothing without a token', async () => {
    expect(await connected({ BGG_TOKEN: '' }).search('ark nova')).toBeNull();
    expect(server.asked).toEqual([]);
  });
});
