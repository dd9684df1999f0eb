import { sql } from '@tablefall/platform/database/sql';
import { EditionRetention } from '../src/convention/retention/retention.service.ts';
import { TestApp } from './test-app.ts';

/** What has a day of its own, by which it belongs to an edition. */
const BY_DAY = ['gameday', 'listing', 'audience'];

/** Tables of an edition that stay when the edition is old, and why. */
const STAY: Record<string, string> = {
  edition_settings:
    'what the edition was: days, place, prices; nobody is named but the address for volunteers',
  edition_content: 'what the edition said: questions, floor plan, pages; written by organisers for everybody',
  mail_text: 'what its mails said of their own: written by organisers for everybody',
  edition_remains: 'the counts themselves',
  door_browser: 'kinds of browsers and times, of nobody by name; they go when the link is revoked',
  door_link: 'when links of the door were made and how often they were opened; the account goes by itself',
};

describe('the tables of an edition', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await app.query(query)).map(({ name }) => name);
  const named = (start: string[]) =>
    namesOf(sql<{ name: string }>`
      with recursive of_edition as (
        select distinct table_name::text as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'edition' or table_name = any(${['edition', 'edition_settings', ...start]}::text[]))
        union
        select foreign_key.conrelid::regclass::text
        from pg_constraint foreign_key join of_edition on foreign_key.confrelid = of_edition.name::regclass
        where foreign_key.contype = 'f'
      )
      select name from of_edition order by name`);

  it('should each go when it is old, or be excused in writing', async () => {
    const go = app.get(EditionRetention).holdings.flatMap(({ tables }) => tables);

    expect([...new Set([...go, ...Object.keys(STAY)])].sort()).toEqual(await named(BY_DAY));
  });

  it('should be found by their column, and by what they hang on', async () => {
    await app.query(sql`create table shift (id uuid primary key, edition text not null)`);
    await app.query(
      sql`create table shift_helper (id uuid primary key, shift_id uuid not null references shift)`,
    );

    expect(await named(BY_DAY)).toEqual(expect.arrayContaining(['shift', 'shift_helper']));
  });
});
