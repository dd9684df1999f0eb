import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Transactions } from '@tablefall/platform/database/transactions';
import { type ApiClient, ATTENDEE, TestApp } from '../../test/test-app.ts';
import { importCatalogue } from './catalogue-import.ts';
import { BoardGameServer, status } from './testing/board-game-server.ts';

const HEADER = 'id,name,yearpublished,rank,bayesaverage,average,usersrated,is_expansion';

describe('looking board games up', () => {
  let server: BoardGameServer;
  let app: TestApp;
  let client: ApiClient;
  beforeAll(async () => {
    server = await BoardGameServer.start();
    app = await TestApp.start({ BGG_URL: server.url, BGG_TOKEN: 'the token' });
    client = await app.signedIn(ATTENDEE);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const lookUp = async (search: string) => {
    const { body } = await client.get('/api/boardgames').query({ search }).expect(200);
    return { ...body, items: body.items.map(({ name }: { name: string }) => name) };
  };
  /** Answers from the catalogue for an hour. */
  const turnOff = async () => {
    server.replies.push(status(503, { 'Retry-After': '3600' }));
    await lookUp(`turned off ${server.asked.length}`);
  };
  const importing = (...lines: string[]) =>
    importCatalogue(app.get(Transactions), Readable.from([lines.join('\n')]));

  it('should answer from the database, the likeliest first', async () => {
    expect(await lookUp('ark nova')).toEqual({
      source: 'database',
      items: ['Ark Nova', 'Ark Nova: Marine Worlds', "Noah's Ark Nova & Friends"],
    });
    const { body } = await client.get('/api/boardgames/342942').expect(200);
    expect(body).toEqual({
      source: 'database',
      id: 342942,
      name: 'Ark Nova',
      yearPublished: 2021,
      thumbnail: 'https://cf.geekdo-images.com/thumb/ark.jpg',
      minPlayers: 1,
      maxPlayers: 4,
      minutes: 150,
    });
    const { body: again } = await client.get('/api/boardgames?search=ark+nova').expect(200);
    expect(again.items[0].thumbnail).toBe(body.thumbnail);
  });

  it('should refuse fewer than three letters, and an id that is none', async () => {
    const { body } = await client.get('/api/boardgames?search=ab').expect(400);
    expect(body.fields).toEqual({ search: 'Please enter at least 3 characters' });
    await client.get('/api/boardgames').expect(400);
    await client.get('/api/boardgames/ark').expect(400);
    await client.get('/api/boardgames/99999999999').expect(404);
  });

  it('should answer from the catalogue while the database does not, parts and misspellings included', async () => {
    await turnOff();

    expect(await lookUp('ark nova')).toEqual({ source: 'database', items: expect.any(Array) });
    expect(await lookUp('wingspan')).toEqual({ source: 'catalogue', items: ['Wingspan'] });
    expect((await lookUp('birmin')).items).toEqual(['Brass: Birmingham']);
    expect((await lookUp('Wingspn')).items[0]).toBe('Wingspan');
    expect((await lookUp('ark nvoa')).items[0]).toBe('Ark Nova');
    expect((await lookUp('ticket')).items).toEqual(['Ticket to Ride', 'Ticket to Ride: Europe']);
    const { body } = await client.get('/api/boardgames/266192').expect(200);
    expect(body).toEqual({
      source: 'catalogue',
      id: 266192,
      name: 'Wingspan',
      yearPublished: 2019,
      thumbnail: null,
      minPlayers: 1,
      maxPlayers: 5,
      minutes: 75,
    });
    await client.get('/api/boardgames/2000000000').expect(404);
  });

  it('should take over the published ranks, correct what is known and pass over what is wrong', async () => {
    await turnOff();

    const counts = await importing(
      HEADER,
      '900000001,"Zyx, the Game",2024,2,7.1,7.9,900,0',
      '900000002,Zyx Junior,0,0,,,3,0',
      '900000001,"Zyx: The Game",2024,1,7.1,7.9,900,0',
      'none,Zyx Broken,2024,3,7,7,7,0',
      ',,,,,,,',
    );

    expect(counts).toEqual({ taken: 2, refused: 2 });
    expect((await lookUp('zyx')).items).toEqual(['Zyx: The Game', 'Zyx Junior']);
    const { body } = await client.get('/api/boardgames/900000002').expect(200);
    expect(body.yearPublished).toBeNull();
    await expect(importing('id,title', '1,Chess')).rejects.toThrow(
      'The file has no column name, yearpublished, rank',
    );
  });

  it('should say that a file cannot be read instead of ending the process', async () => {
    const missing = createReadStream('/nowhere/boardgames_ranks.csv');

    await expect(importCatalogue(app.get(Transactions), missing)).rejects.toThrow('ENOENT');
  });
});
