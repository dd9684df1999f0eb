import { join } from 'node:path';
import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { registeredAs } from '../src/convention/registration/testing/registration.factory.ts';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { organiser } from '../src/organise/editions/testing/editions.ts';
import { fillEdition } from './edition-contents.ts';
import { golden } from './golden.ts';
import { rowsOfEditions } from './tables-of-editions.ts';
import { ADMIN, EMAILER_PASSWORD, TestApp } from './test-app.ts';

const DAY = 24 * 3_600;
const OLD = '2025-10';
/** What is counted of the edition that goes, written anew by UPDATE_GOLDEN=1. */
const COUNTS = join(import.meta.dirname, 'old-edition-counts.txt');

describe('editions that are older than those that are kept', () => {
  let app: TestApp;
  let oldPicture: string;
  /** Rows of the edition that goes, by table. */
  let oldRows: Record<string, number>;
  const { signIn, list, everywhere, shown } = organiser(() => app);

  // Three editions are filled through the API, which takes long on a busy machine.
  beforeEach(async () => {
    app = await TestApp.start({ RETENTION_EDITIONS: '1' });
    await signIn();
    oldPicture = await fillEdition(app, FAMILIES.of2025, {
      gameday: '2025-10-11',
      sendAt: '2025-10-02T09:00',
    });
    oldRows = await rows();
    // The day after the last one belongs to the next edition.
    await createGameday(await signIn(), { date: '2025-10-12' });
    await nextOpens('2026-10-09', '2026-10-10', '2025-10-13T12:00:00Z');
    await fillEdition(app, FAMILIES.of2026, { gameday: '2025-12-06', sendAt: '2026-01-02T09:00' });
    await nextOpens('2027-10-08', '2027-10-09', '2026-10-12T12:00:00Z');
    await fillEdition(app, FAMILIES.of2027, { gameday: '2027-10-09', sendAt: '2027-01-02T09:00' });
  }, 90_000);
  afterEach(() => app.stop());

  const rows = () => rowsOfEditions(app);
  const nextOpens = async (firstDay: string, secondDay: string, at: string) => {
    app.clock.set(at);
    await app.runJob('edition-states');
    const admin = await signIn();
    await admin.post('/api/organise/editions').send({ firstDay, secondDay }).expect(201);
    await admin
      .put(`/api/organise/editions/${firstDay.slice(0, 7)}/opening`)
      .send({})
      .expect(200);
    await everywhere();
    // The gamedays of a year are planned after the last edition is over.
    app.clock.advance(30 * DAY);
  };
  const run = () => app.runJob('old-editions');
  const reports = async () =>
    (await app.mails()).flatMap(({ kind, address, props }) =>
      kind === 'retention-report' ? [{ address, ...(props as MailProps['retention-report']) }] : [],
    );
  /** What the first report counted, once it is compared with what is written down. */
  const counted = async () => {
    const [{ counts } = { counts: [] }] = await reports();
    const text = counts.map(({ of, count }) => `${of}: ${count}\n`).join('');
    expect(text).toBe(golden(COUNTS, text));
    return counts;
  };
  const pastEditions = async () =>
    (await (await signIn()).get('/api/organise/past-editions').expect(200)).body;
  const invited = async () => {
    const admin = await signIn();
    const { body } = await admin
      .get('/api/register/email-pastregistrants/preview')
      .query({ password: EMAILER_PASSWORD })
      .expect(200);
    return body.map(({ email }: { email: string }) => email).sort();
  };
  const names = async () =>
    (await app.query(sql<{ name: string }>`select name from user_name order by name`)).map(
      ({ name }) => name,
    );
  const addresses = async () =>
    (await app.query(sql<{ email: string }>`select email from account order by email`)).map(
      ({ email }) => email,
    );

  it('should be announced two weeks before, and not go when more editions are kept by then', async () => {
    const before = await rows();

    await run();
    app.clock.advance(14 * DAY - 1);
    await run();

    const counts = await counted();
    expect(await rows()).toEqual(before);
    expect(await reports()).toEqual([
      {
        address: ADMIN,
        news: 'announced',
        edition: OLD,
        at: '2026-11-25T12:00:00.000Z',
        counts,
        kept: 1,
      },
    ]);
    expect(await pastEditions()).toEqual([
      { key: '2026-10', isKept: true, emptiedOn: null, emptiedAt: null, counts: [] },
      { key: OLD, isKept: false, emptiedOn: '2026-11-25T12:00:00.000Z', emptiedAt: null, counts: [] },
    ]);

    // One edition less that is over: the old one is among those that are kept, for a day.
    await app.query(sql`update edition_settings set state = 'draft' where key = '2026-10'`);
    app.clock.advance(1);
    await run();
    await app.query(sql`update edition_settings set state = 'archived' where key = '2026-10'`);
    await run();

    expect(await rows()).toEqual(before);
    expect((await reports()).map(({ at }) => at)).toEqual([
      '2026-11-25T12:00:00.000Z',
      '2026-12-09T12:00:00.000Z',
    ]);

    // Once it has been counted it goes, by these numbers: some of it may be gone.
    await app.query(
      sql`update edition_remains set counts = ${JSON.stringify(counts)}::jsonb, counted_at = ${app.clock.now()}`,
    );
    await app.query(sql`update edition_settings set state = 'draft' where key = '2026-10'`);
    await run();
    await app.query(sql`update edition_settings set state = 'archived' where key = '2026-10'`);
    app.clock.advance(14 * DAY);
    await run();
    expect((await reports()).map(({ news }) => news)).toEqual(['announced', 'announced', 'emptied']);
    expect((await reports()).at(-1)).toMatchObject({ counts });
  });

  it('should become counts, also by a run that broke off, while the others stay as they are', async () => {
    const all = await rows();
    expect(Object.entries(oldRows).filter(([, count]) => count === 0)).toEqual([]);
    expect(await invited()).toEqual(['lang@mail.example', 'mo@mail.example', 'sato@mail.example']);
    await run();
    app.clock.advance(14 * DAY);
    await app.query(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'The disk is full'; end $$`);
    await app.query(
      sql`create trigger refuse before delete on listing for each row execute function refuse()`,
    );
    await expect(run()).rejects.toThrow('The disk is full');
    expect(await rows()).toMatchObject({ registration: 4, listing: all.listing });
    await app.query(sql`drop trigger refuse on listing`);

    await run();
    await app.runJob('unused-photos');

    const counts = await counted();
    const left = Object.entries(all).map(([table, count]) => [table, count - (oldRows[table] ?? 0)]);
    expect(await rows()).toEqual(Object.fromEntries(left));
    await app.browser().get(oldPicture).expect(404);
    expect((await pastEditions())[1]).toEqual({
      key: OLD,
      isKept: false,
      emptiedOn: null,
      emptiedAt: '2026-11-25T12:00:00.000Z',
      counts,
    });
    expect((await reports()).map(({ news }) => news)).toEqual(['announced', 'emptied']);
    expect((await reports())[1]).toMatchObject({ edition: OLD, counts });
    expect((await list()).map(({ key, registrations, events }) => [key, registrations, events])).toEqual([
      ['2027-10', 2, 1],
      ['2026-10', 2, 1],
      [OLD, 0, 0],
    ]);
    expect(await shown()).toMatchObject({ storageKey: 'bguser-oct2027' });
    expect(await invited()).toEqual(['lang@mail.example', 'sato@mail.example']);
  });

  it('should forget whom helpers asked, of that edition, and keep what it said to everybody', async () => {
    await app.query(sql`
      insert into edition_content (edition, kind, content, changed_at)
      select edition, kind, '"Dana, 555-0134"', now()
      from unnest(array[${OLD}, '2026-10']) edition, unnest(array['whom-to-ask', 'conduct']) kind`);
    await run();
    app.clock.advance(14 * DAY);
    await run();

    const said = await app.query(sql`select edition, kind from edition_content order by edition, kind`);
    expect(said).toEqual([
      { edition: OLD, kind: 'conduct' },
      { edition: '2026-10', kind: 'conduct' },
      { edition: '2026-10', kind: 'whom-to-ask' },
    ]);
  });

  it('should leave no name and account that nothing refers to, but those who are signed in or blocked', async () => {
    await run();
    app.clock.advance(14 * DAY);
    const mo = await app.signedIn(MO);

    await run();
    await mo.get('/api/user/session').expect(200);
    expect(await names()).toEqual([
      'Ada Lang',
      'Ben Lang',
      'Dana Whitfield',
      'Gil Sato',
      'Ira Sato',
      'Mo Haddad',
      'Noa Whitfield',
      'Tablefall Team',
      'Yan Reed',
      'Zoe Reed',
    ]);

    app.clock.advance(100 * DAY);
    await app.query(sql`update account set blocked_at = now() where email = ${MO}`);
    await run();
    expect(await addresses()).toContain(MO);
    await app.query(sql`update account set blocked_at = null where email = ${MO}`);
    await run();

    expect(await addresses()).toEqual([
      ADMIN,
      'dana@mail.example',
      'lang@mail.example',
      'reed@mail.example',
      'sato@mail.example',
    ]);
    await registeredAs(app, { email: MO, attendees: [{ name: 'Mo Haddad', badge: true }] });
    expect(await names()).toContain('Mo Haddad');
  });
});

const MO = 'mo@mail.example';

const family = (address: string, adult: string, child: string) => ({
  address,
  names: [adult, child] as [string, string],
});

/** Dana comes each year, with another child. */
const FAMILIES = {
  of2025: [
    family('dana@mail.example', 'Dana Whitfield', 'Ines Whitfield'),
    family('mo@mail.example', 'Mo Haddad', 'Sami Haddad'),
  ],
  of2026: [
    family('lang@mail.example', 'Ada Lang', 'Ben Lang'),
    family('sato@mail.example', 'Gil Sato', 'Ira Sato'),
  ],
  of2027: [
    family('dana@mail.example', 'Dana Whitfield', 'Noa Whitfield'),
    family('reed@mail.example', 'Yan Reed', 'Zoe Reed'),
  ],
} satisfies Record<string, [unknown, unknown]>;
