import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

describe('while others work on a long list', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_LONG_POOL_SIZE: '2', DATABASE_PATIENCE_MS: '3000' });
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  it('should answer everybody, although ten guests wait for the gameday that is being changed', async () => {
    const gameday = await createGameday(staff, { capacity: 50 });
    const tokens = [];
    for (let number = 0; number < 10; number++) {
      tokens.push((await inviteGuest(staff, gameday)).invitationToken);
    }
    const change = app.get(EntityManager).fork();
    await change.begin();
    await rowsOf(change, sql`select from gameday where id = ${gameday.id} for update`);
    let answered = 0;
    const guests = tokens.map(async (invitationToken) => {
      const answer = await app
        .browser()
        .post('/api/gameday-reply')
        .send({ invitationToken, status: 'accepted' });
      answered += 1;
      return answer;
    });
    await app.untilBlocked(10);

    await app.browser().get('/api/health/ready').expect(200);
    await app.signedIn('newcomer@mail.example');
    await staff.get('/api/gamedays').expect(200);
    // All that happened while the guests waited.
    expect(answered).toBe(0);

    const answers = await Promise.all(guests);
    await change.rollback();
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.message).toBe('This is being changed at the moment. Please try again in a few seconds.');
    }
    const [invitationToken = ''] = tokens;
    await app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'accepted' }).expect(200);
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
