import { sql } from '@tablefall/platform/database/sql';
import { registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { inviteInWaves } from '../src/gamedays/testing/waves.factory.ts';
import { createListing, traderNamed } from '../src/marketplace/testing/listing.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

/** As a Mac's file names and some keyboards write it. */
const DECOMPOSED = 'José Muñoz'.normalize('NFD');
const NAMES = [DECOMPOSED, 'Jürgen Öztürk', 'Siobhán O’Brien', 'Łukasz Żak', 'Anna-Lena Groß'];
const GAMES = ['Orléans', 'Ticket to Ride: Märklin', 'Tzolk’in: Château', 'Brass: Birmingham'];

/** What somebody met: a name is written in one way and looked for in another. */
const PEOPLE = [
  ['a decomposed name, typed', 'José Muñoz', 'José Muñoz'],
  ['a composed name, pasted decomposed', DECOMPOSED, 'José Muñoz'],
  ['no accents', 'jurgen', 'Jürgen Öztürk'],
  ['no accents in capitals', 'OZTURK', 'Jürgen Öztürk'],
  ['the family name first', 'Öztürk Jürgen', 'Jürgen Öztürk'],
  ['a plain apostrophe', "O'Brien", 'Siobhán O’Brien'],
  ['no apostrophe', 'siobhan obrien', 'Siobhán O’Brien'],
  ['a letter that is one with its stroke', 'lukasz zak', 'Łukasz Żak'],
  ['a sharp s, and a typographic dash', 'Anna–Lena Gross', 'Anna-Lena Groß'],
] as const;

describe('finding people and games as they are typed', () => {
  let app: TestApp;
  let admin: ApiClient;
  let gameday: string;
  let waiting: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    const [invited, inWaves] = [await createGameday(admin), await createGameday(admin)];
    gameday = invited.id;
    waiting = inWaves.id;
    for (const name of NAMES) {
      const form = registerForm({ attendees: [{ name, badge: true }] });
      await app.browser().post('/api/register').send(form).expect(200);
      await inviteGuest(admin, invited, { guestName: name });
    }
    const guests = NAMES.map((name, at) => ({ name, email: `guest-${at}@mail.example` }));
    const first = { name: 'First', email: 'first@mail.example' };
    await inviteInWaves(admin, inWaves, [first, ...guests], 1);
    const seller = await traderNamed(app, 'Zoë Łuczak');
    for (const gameName of GAMES) await createListing(seller, { gameName, location: 'Café Müller' });
    await app.query(sql`
      insert into board_game (id, name, rank)
      select 9000 + place, name, place from unnest(${GAMES}::text[]) with ordinality as games (name, place)`);
  });
  afterAll(() => app.stop());

  const itemsOf = async (path: string, query: object) =>
    (await admin.get(path).query(query).expect(200)).body.items;

  it.each(PEOPLE)('should find somebody by %s, at the desk and among guests', async (_, search, name) => {
    const registrations = await itemsOf('/api/registrations', { search });
    expect(
      registrations.map(({ attendees }: { attendees: { name: string }[] }) => attendees[0]?.name),
    ).toEqual([name]);
    for (const path of [`/api/gameday/${gameday}/invitations`, `/api/gameday/${waiting}/waves/guests`]) {
      const guests = await itemsOf(path, { search });
      expect(guests.map(({ guestName }: { guestName: string }) => guestName)).toEqual([name]);
    }
  });

  it('should find what was done about somebody by their name', async () => {
    const [entry] = await itemsOf('/api/registrations', { search: 'jurgen' });
    await admin.put(`/api/registration/${entry.id}/paid`).send({ paid: true }).expect(200);
    await admin.put(`/api/attendee/${entry.attendees[0].id}/check-in`).send({ checkedIn: true }).expect(200);

    expect(await itemsOf('/api/organise/audit', { search: 'ozturk JURGEN' })).not.toEqual([]);
    expect(await itemsOf('/api/organise/audit', { search: 'ozturk jose' })).toEqual([]);
  });

  it('should keep one name for one person, however it is composed', async () => {
    const [entry] = await itemsOf('/api/registrations', { search: 'jose' });
    expect(entry.attendees[0].name).toBe('José Muñoz'.normalize('NFC'));
  });

  it.each([
    ['Orleans', 'Orléans'],
    ['MARKLIN', 'Ticket to Ride: Märklin'],
    ['Chateau', 'Tzolk’in: Château'],
    ["Tzolk'in", 'Tzolk’in: Château'],
    ['ride “ticket to”', 'Ticket to Ride: Märklin'],
    ['Tzolk’in – Château', 'Tzolk’in: Château'],
  ])('should find a game by %s, for sale and in the catalogue', async (search, name) => {
    const listings = await itemsOf('/api/forsale', { search });
    expect(listings.map(({ gameName }: { gameName: string }) => gameName)).toEqual([name]);
    const games = await itemsOf('/api/boardgames', { search });
    expect(games[0]).toMatchObject({ name });
  });

  it('should find listings by their place and their seller', async () => {
    expect(await itemsOf('/api/forsale', { location: 'muller cafe' })).toHaveLength(GAMES.length);
    expect(await itemsOf('/api/forsale', { seller: 'luczak zoe' })).toHaveLength(GAMES.length);
    expect(await itemsOf('/api/forsale', { seller: 'luczak zoey' })).toEqual([]);
  });
});
