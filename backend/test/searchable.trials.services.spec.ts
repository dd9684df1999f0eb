import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig } from '@tablefall/platform/config/config';
import { databaseOptions } from '@tablefall/platform/database/database.module';
import { holdsWords } from '@tablefall/platform/database/search';
import { firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { createTestDatabase, type TestDatabase } from '@tablefall/platform/database/test-database';
import { PRODUCT_FOLDER } from '@tablefall/platform/product-folder';

interface Twin {
  searchable(text: string): string;
  holdingWords(search: string): (text: string) => boolean;
}

/** The web app imports nothing of the backend, nor the other way round: its half is found by its path. */
const TWIN = join(PRODUCT_FOLDER, 'frontend/src/core/text/searchable.ts');
const MIGRATION = join(PRODUCT_FOLDER, 'backend/migrations/0071-one-way-to-search.sql');
const ACCOUNT = '01900000-0000-7000-8000-000000000001';

/** Letters of names and games: Latin with all that Europe and Vietnam add to it, Greek, Cyrillic, Hebrew. */
const ALPHABETS = [
  [0xc0, 0x17e],
  [0x386, 0x3ce],
  [0x400, 0x52f],
  [0x5d0, 0x5ea],
  [0x1e00, 0x1e99],
  [0x1ea0, 0x1ef9],
] as const;

/** What somebody looks for, what is written, and whether that is it. */
const CASES: [search: string, written: string, isFound: boolean][] = [
  ['Orleans', 'Orléans', true],
  ['Orléans', 'Orleans', true],
  ['marklin', 'Ticket to Ride: Märklin', true],
  ['chateau', 'Tzolk’in: Château', true],
  ["Tzolk'in", 'Tzolk’in: Château', true],
  ['tzolkin', 'Tzolk’in: Château', true],
  ['José Muñoz', 'José Muñoz'.normalize('NFD'), true],
  ['José Muñoz'.normalize('NFD'), 'José Muñoz', true],
  ['Munoz Jose', 'José Muñoz', true],
  ['Jurgen', 'Jürgen Öztürk', true],
  ['Öztürk Jürgen', 'Jürgen Öztürk', true],
  ["siobhan o'brien", 'Siobhán O’Brien', true],
  ['OBRIEN', 'Siobhán O’Brien', true],
  ['lukasz zak', 'Łukasz Żak', true],
  ['soren', 'Søren Ærø', true],
  ['aero', 'Søren Ærø', true],
  ['strasse', 'Straße', true],
  ['STRASSE', 'straße', true],
  ['straẞe', 'STRASSE', true],
  ['thorunn', 'Þórunn', true],
  ['dordevic', 'Đorđević', true],
  ['istanbul', 'İSTANBUL', true],
  ['diyarbakir', 'Dıyarbakır', true],
  ['Οδυσσευς', 'ΟΔΥΣΣΕΥΣ', true],
  ['οδυσσεύς', 'Οδυσσέας', false],
  ['андрей', 'АНДРЕЙ Ёлкин', true],
  ['елкин', 'АНДРЕЙ Ёлкин', true],
  ['שלום', 'שלום רב', true],
  ['„Catan“', 'Catan', true],
  ['«catan»', 'Catan', true],
  ['catan', '„Catan“', true],
  ['カフェ', 'カフェ・デ・ボードゲーム', true],
  ['한국', '한국 보드게임', true],
  ['jean-luc', 'Jean–Luc Picard', true],
  ['picard jean luc', 'Jean-Luc Picard', true],
  ['7 Wonders - Duel', '7 Wonders: Duel', true],
  ['“the crew”', 'The Crew', true],
  ['office', 'oﬃce ２０２６', true],
  ['2026', 'oﬃce ２０２６', true],
  ['100%', '100 % cotton', false],
  ['100%', '100% Cotton', true],
  ['％', 'Cotton', false],
  ['a_b', 'axb@example.com', false],
  ['a_b@exam', 'A_B@example.com', true],
  ['back\\slash', 'back\\slash', true],
  ['\\', 'nothing of the kind', false],
  ['mail.example', 'dana@mail.example', true],
  ['anna-maria@mail', 'anna-maria@mail.example', true],
  ['dana ola', 'Dana', false],
  ['', 'Anything', true],
  [' — ', 'Anything', true],
];

describe('one search for people and games', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let twin: Twin;
  beforeAll(async () => {
    twin = (await import(TWIN)) as Twin;
    database = await createTestDatabase();
    const config = loadConfig({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
    orm = await MikroORM.init({
      ...databaseOptions(config, []),
      discovery: { warnWhenNoEntities: false },
    });
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const asked = (query: Parameters<typeof firstRowOf>[1]) => firstRowOf(orm.em.fork(), query);

  it.each(CASES)(
    'should look for %j in %j, in the database and on the page alike',
    async (search, written, is) => {
      const row = await asked(
        sql`select ${holdsWords(search, 'written')} as found
          from (select ${written}::text as written) as texts`,
      );
      expect(row).toEqual({ found: is });
      expect(twin.holdingWords(search)(written)).toBe(is);
    },
  );

  it('should read every letter of Europe alike in the database and on the page', async () => {
    const letters = ALPHABETS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, code) => String.fromCodePoint(first + code)),
    ).filter((letter) => /\p{L}/u.test(letter));
    const row = await asked(
      sql`select array_agg(searchable(letter) order by place) as plain
          from unnest(${letters}::text[]) with ordinality as letters (letter, place)`,
    );
    const { plain } = row as { plain: string[] };
    const apart = letters.flatMap((letter, at) =>
      plain[at] === twin.searchable(letter) ? [] : [`${letter} ${plain[at]} ${twin.searchable(letter)}`],
    );
    expect(apart).toEqual([]);
  });

  it('should find nothing wrong with a text that is not there', async () => {
    expect(await asked(sql`select searchable(null) as plain`)).toEqual({ plain: null });
  });

  it('should mean the same wherever names are looked for, as when a dump is restored', async () => {
    const plain = await orm.em.fork().transactional(async (em) => {
      await rowsOf(em, sql`set local search_path = ''`);
      return firstRowOf(em, sql`select public.searchable('Tzolk’in: Château') as plain`);
    });
    expect(plain).toEqual({ plain: 'tzolkin: chateau' });
  });

  it('should compose what was stored before, and leave two names of one account that are then the same', async () => {
    const em = orm.em.fork();
    const decomposed = 'José'.normalize('NFD');
    const names = [decomposed, 'José', 'Zoë'.normalize('NFD'), 'Plain'];
    await rowsOf(
      em,
      sql`insert into account (id, email, created_at) values (${ACCOUNT}, 'jose@mail.example', now())`,
    );
    for (const [position, name] of names.entries()) {
      await rowsOf(
        em,
        sql`insert into user_name (id, user_id, name, position) values (uuidv7(), ${ACCOUNT}, ${name}, ${position})`,
      );
    }
    await rowsOf(
      em,
      sql`insert into listing (id, seller_id, game_name, condition, price_cents, expansions, payment_methods, status,
                               search_text, created_at)
          values (uuidv7(), ${ACCOUNT}, ${'Château'.normalize('NFD')}, 'Good', 100, ${[decomposed, 'B']}, '[]', 'Sold',
                  ${'Château'.normalize('NFD')}, now())`,
    );

    const text = readFileSync(MIGRATION, 'utf8');
    const [from, to] = [text.indexOf('-- Names and texts'), text.indexOf('-- What searches')];
    await orm.em.getConnection().executeDump(text.slice(from, to));

    const kept = await rowsOf<{ name: string }>(em, sql`select name from user_name order by position`);
    expect(kept.map(({ name }) => name)).toEqual([decomposed, 'José', 'Zoë', 'Plain']);
    const listings = await rowsOf(em, sql`select game_name, expansions, search_text from listing`);
    expect(listings).toEqual([{ game_name: 'Château', expansions: ['José', 'B'], search_text: 'Château' }]);
  });
});
