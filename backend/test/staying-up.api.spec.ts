import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

/** A transaction that holds the gameday, as a change of it does. */
async function beginToChange(app: TestApp, { id }: { id: string }) {
  const change = app.get(EntityManager).fork();
  await change.begin();
  await rowsOf(change, sql`select from gameday where id = ${id} for update`);
  return change;
}
const accept = (app: TestApp, invitationToken: string) =>
  app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'accepted' });

describe('while others work on a long list', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    // Nobody gives up waiting before the spec has seen what it is about, however slow the machine is.
    app = await TestApp.start({ DATABASE_LONG_POOL_SIZE: '2', DATABASE_PATIENCE_MS: '60000' });
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  it('should answer everybody, although ten guests wait for the gameday that is being changed', async () => {
    const gameday = await createGameday(staff, { capacity: 50 });
    const tokens = [];
    for (let number = 0; number < 10; number++) {
      tokens.push((await inviteGuest(staff, gameday)).invitationToken);
    }
    const change = await beginToChange(app, gameday);
    let answered = 0;
    const guests = tokens.map(async (invitationToken) => {
      await accept(app, invitationToken).expect(200);
      answered += 1;
    });
    await app.untilBlocked(10);

    await app.browser().get('/api/health/ready').expect(200);
    await app.signedIn('newcomer@mail.example');
    await staff.get('/api/gamedays').expect(200);
    // All that happened while the guests waited.
    expect(answered).toBe(0);

    await change.rollback();
    await Promise.all(guests);
  });

  it('should ask a guest who waited too long for the change of a gameday to try again', async () => {
    const hasty = await TestApp.start({ DATABASE_PATIENCE_MS: '300' });
    try {
      const owner = await hasty.signedIn(ADMIN);
      const gameday = await createGameday(owner);
      const { invitationToken } = await inviteGuest(owner, gameday);
      const change = await beginToChange(hasty, gameday);
      const { headers, body } = await accept(hasty, invitationToken).expect(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.message).toBe('This is being changed at the moment. Please try again in a few seconds.');

      await change.rollback();
      await accept(hasty, invitationToken).expect(200);
    } finally {
      await hasty.stop();
    }
  });

  it('should stay ready although every connection for requests is busy', async () => {
    const small = await TestApp.start({ DATABASE_POOL_SIZE: '2', DATABASE_PATIENCE_MS: '3000' });
    const fill = [1, 2, 3].map(() =>
      small.get(Transactions).run(({ em }) => rowsOf(em, sql`select pg_sleep(4)`)),
    );
    try {
      await small.browser().get('/api/health/ready').expect(200, { status: 'ok', degraded: [] });
    } finally {
      await Promise.all(fill);
      await small.stop();
    }
  });

  it('should leave the everyday connections alone, however much of it there is', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const works = Array.from({ length: 30 }, () =>
      app.get(Transactions).runInBackground(async ({ em }) => {
        await rowsOf(em, sql`select 1`);
        begun += 1;
        await released;
      }),
    );

    await app.browser().get('/api/health/ready').expect(200);
    await app.get(Transactions).run(({ em }) => rowsOf(em, sql`select 1`));
    expect(begun).toBeLessThanOrEqual(2);

    release();
    await Promise.all(works);
    expect(begun).toBe(30);
  });
});

describe('a database that the migrations of this release have not reached', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be sent no visitors until they have', async () => {
    const [newest] = await app.query(
      sql<{
        name: string;
      }>`delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)
        returning name`,
    );
    const { body } = await app.browser().get('/api/health/ready').expect(503);
    expect(body.message).toBe('Not ready: migrations.');

    await app.query(sql`insert into mikro_orm_migrations (name) values (${newest?.name})`);
    await app.browser().get('/api/health/ready').expect(200);
  });

  it('should be sent none either when it is empty', async () => {
    const empty = await TestApp.start();
    try {
      await empty.query(sql`drop table mikro_orm_migrations`);
      await empty.browser().get('/api/health/ready').expect(503);
    } finally {
      await empty.stop();
    }
  });
});
