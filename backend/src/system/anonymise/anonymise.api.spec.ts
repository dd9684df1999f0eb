import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { holdAfterRestore } from '@tablefall/platform/outbox/mail-hold';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { TestWorker } from '../../../test/test-worker.ts';
import { doorToken } from '../../convention/door/testing/door-link.ts';
import { entities } from '../../entities.ts';
import { openDatabase, tablesOf } from '../backup/database.ts';
import { anonymise } from './anonymise.ts';
import { plansOf } from './plans.ts';
import { type Column, columnsOf, disagreements, holdsWords } from './schema.ts';
import { HOSTILE, PEOPLE, peopleWrite } from './testing/people.ts';

const COPY_URL = 'http://trials.mail.example';
const HOLD = '/api/system/mail-hold';

describe('a copy for trials', () => {
  let app: TestApp;
  let source: MikroORM;
  let copy: MikroORM;
  let copyUrl: string;
  const databases: string[] = [];
  const open = { session: '', door: '', code: '', calendar: '' };
  beforeAll(async () => {
    app = await TestApp.start();
    source = await openDatabase(app.config.DATABASE_URL, entities);
    const admin = app.browser();
    await admin.post('/api/user/login').send({ email: ADMIN }).expect(200);
    const { headers } = await admin
      .post(`/api/user/verify/${await app.signInCode(ADMIN)}`)
      .send({ confirm: true })
      .expect(200);
    open.session = [headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
    open.door = await doorToken(admin);
    open.calendar = new URL((await admin.get('/api/user/calendar').expect(200)).body.address).pathname;
    await peopleWrite(app);
    await app.browser().post('/api/user/login').send({ email: PEOPLE[0]?.email }).expect(200);
    open.code = await app.signInCode(PEOPLE[0]?.email ?? '');
    copyUrl = await emptyDatabase();
  });
  beforeAll(async () => {
    await anonymise(app.config, source, { databaseUrl: copyUrl, publicUrl: COPY_URL });
    copy = await openDatabase(copyUrl);
  });
  afterAll(async () => {
    await copy.close();
    for (const name of databases) await onServer(`drop database ${name} with (force)`);
    await source.close();
    await app.stop();
  });

  const onServer = async (statement: string) => {
    await source.em.fork().getConnection().execute(statement);
  };
  const emptyDatabase = async (): Promise<string> => {
    const name = `copy_${randomUUID().slice(0, 8)}`;
    await onServer(`create database ${name}`);
    databases.push(name);
    const url = new URL(app.config.DATABASE_URL);
    url.pathname = `/${name}`;
    return url.href;
  };
  const inCopy = <Row>(query: ReturnType<typeof sql<Row>>) => rowsOf<Row>(copy.em.fork(), query);
  /** All rows of all tables, as a dump would write them. */
  const dumped = async (database: MikroORM): Promise<string> => {
    const em = database.em.fork();
    const rows: string[] = [];
    for (const table of await tablesOf(em)) {
      const some = await rowsOf(
        em,
        sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t`,
      );
      rows.push(...some.map(({ row }) => row));
    }
    return rows.join('\n');
  };

  it('should hold no address and no name of its source, however they were written', async () => {
    const [before, after] = [await dumped(source), (await dumped(copy)).toLowerCase()];

    for (const word of HOSTILE) {
      const written = JSON.stringify(word).slice(1, -1);
      expect(before).toContain(written);
      expect(after).not.toContain(written.toLowerCase());
    }
    expect(
      after.match(/[\w.+-]+@[\w.-]+/g)?.filter((each) => !/^person-\d+@staging\.invalid$/.test(each)),
    ).toEqual([]);
  });

  it('should have as many people, answers and games, which still belong together', async () => {
    const counts = sql`
      select (select count(*)::int from account) as accounts, (select count(*)::int from invitation) as invitations,
             (select count(*)::int from attendee) as attendees, (select sum(price_cents)::int from listing) as prices,
             (select array_agg(status order by id) from invitation) as answers`;
    expect(await inCopy(counts)).toEqual(await app.query(counts));
    // Somebody with an account, who was invited twice, once in capitals.
    const [same] = await inCopy(sql<{ addresses: number; invitations: number }>`
      select count(distinct lower(guest_email))::int as addresses, count(*)::int as invitations
      from invitation join account on account.email = lower(guest_email)`);
    expect(same).toEqual({ addresses: 1, invitations: 2 });
    const [words] = await inCopy(sql<{ long: number; text: string }>`
      select length(reply_comments) as long, reply_comments as text from invitation where reply_comments is not null limit 1`);
    expect(words?.text).toMatch(/^some words some/);
    expect(await inCopy(sql`select from mail`)).toEqual([]);
    expect(await inCopy(sql`select from listing_photo`)).toEqual([]);
  });

  it('should be the same person in the next copy, but with other links', async () => {
    const people = sql`select email from account order by id`;
    const links = sql`select token from invitation order by id`;
    const again = await emptyDatabase();

    await anonymise(app.config, source, { databaseUrl: again, publicUrl: COPY_URL });

    const second = await openDatabase(again);
    expect(await rowsOf(second.em.fork(), people)).toEqual(await inCopy(people));
    expect(await rowsOf(second.em.fork(), links)).not.toEqual(await inCopy(links));
    await second.close();
  });

  it('should say what becomes of every column that can hold words', async () => {
    const plans = plansOf(source);
    const columns = await columnsOf(copy.em.fork(), plans);
    const disagreed = (some: Column[]) => disagreements(some, plans);

    expect(disagreed(columns)).toEqual([]);
    expect(columns.filter(holdsWords).length).toBeGreaterThan(80);
    const nickname = { table: 'account', name: 'nickname', type: 'text', isCopied: true };
    const toNobody = { table: 'sponsor', name: 'logo', type: 'bytea', isCopied: false };
    expect(disagreed([...columns, nickname, toNobody])).toEqual([
      'account.nickname is new: say at its entity what becomes of it',
      'sponsor.logo is new: say at its entity what becomes of it',
    ]);
    expect(disagreed(columns.filter(({ name }) => name !== 'email'))).toContain('account.email is not there');
  });

  describe('that runs', () => {
    let trials: TestApp;
    let worker: TestWorker;
    beforeAll(async () => {
      trials = await TestApp.start({
        DATABASE_URL: copyUrl,
        APP_SECRET: app.config.APP_SECRET,
        PUBLIC_URL: COPY_URL,
      });
      trials.clock.set(new Date().toISOString());
      worker = await TestWorker.start(trials);
    });
    afterAll(async () => {
      await worker.stop();
      await trials.stop();
    });

    it('should know no session, link or token of its source, not even with the same secret', async () => {
      const browser = trials.browser();
      const tokens = await app.query(sql<{ token: string }>`select token from invitation`);

      const { body } = await browser.get('/api/user/session').set('Cookie', open.session).expect(200);
      expect(body).toEqual({ user: null });
      await browser.post(`/api/user/verify/${open.code}`).send({ confirm: true }).expect(404);
      await browser.post('/api/door/open').send({ token: open.door }).expect(404);
      await browser.get(open.calendar).expect(404);
      for (const { token } of tokens) {
        const answer = await browser.get(`/api/gameday-reply/${token}`).expect(200);
        expect(answer.body.isValidToken).toBe(false);
      }
    });

    it('should send nothing, and let nobody release its mail', async () => {
      await trials.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
      const admin = trials.browser();
      await admin
        .post(`/api/user/verify/${await trials.signInCode(ADMIN)}`)
        .send({ confirm: true })
        .expect(200);

      expect((await admin.get(HOLD).expect(200)).body.hold).toMatchObject({
        reason: 'copy',
        note: 'This is a copy for trials. It cannot mail.',
      });
      await admin.put(HOLD).send({ note: 'Mine' }).expect(200);
      expect((await admin.delete(HOLD).expect(409)).body.message).toBe(
        'This is a copy for trials. Its mail stays held for ever.',
      );
      const [person] = await inCopy(
        sql<{ email: string }>`select email from account where email like 'person-%' limit 1`,
      );
      await trials.browser().post('/api/user/login').send({ email: person?.email }).expect(200);
      await worker.settled();
      expect(worker.mailServer.received).toEqual([]);
      const waiting = (await trials.mails()).filter(({ state }) => state === 'queued');
      expect(waiting.map(({ address }) => address)).toEqual([person?.email]);
    });

    it('should still be a copy after its own backup was restored', async () => {
      await copy.em
        .fork()
        .getConnection()
        .execute(holdAfterRestore({ at: new Date(), waiting: 1 }));

      expect(await inCopy(sql`select reason from mail_hold`)).toEqual([{ reason: 'copy' }]);
    });
  });

  describe('is not made', () => {
    const made = (changes: Partial<Record<'databaseUrl' | 'publicUrl', string>>) =>
      anonymise(app.config, source, { databaseUrl: copyUrl, publicUrl: COPY_URL, ...changes });

    it('into the database of the source, or one that holds anything', async () => {
      await expect(made({ databaseUrl: app.config.DATABASE_URL })).rejects.toThrow(
        'the database of the source itself',
      );
      await expect(made({})).rejects.toThrow(/^The database copy_\w+ is not empty: it has \d+ tables\./);
    });

    it('for the address of the source', async () => {
      const databaseUrl = await emptyDatabase();
      const config = { ...app.config, PUBLIC_URL: COPY_URL } as Config;
      await expect(anonymise(config, source, { databaseUrl, publicUrl: `${COPY_URL}/` })).rejects.toThrow(
        'is PUBLIC_URL of the source',
      );
    });

    it.each([
      ['an address', { reason: 'asked by Dana@Mail.example' }],
      ['a name', { reason: `because of ${PEOPLE[1]?.name}` }],
      ['an address of nobody known', { deep: [{ reason: 'stranger@elsewhere.example' }] }],
    ])('where %s is left in what is copied as it is, and leaves nothing behind', async (sort, details) => {
      const databaseUrl = await emptyDatabase();
      await app.query(sql`
        insert into audit_entry (id, at, action, about, details)
        values (uuidv7(), now() - interval '60 days', 'mail.held', null, ${JSON.stringify(details)}::jsonb)`);

      await expect(made({ databaseUrl })).rejects.toThrow(
        new RegExp(`so it was dropped: ${sort.split(' of')[0]} in audit_entry\\.details\\.$`),
      );

      const database = await openDatabase(databaseUrl);
      expect(await tablesOf(database.em.fork())).toEqual([]);
      await database.close();
      await app.query(sql`delete from audit_entry where at < now() - interval '50 days'`);
    });
  });
});
