import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../../test/test-app.ts';
import { registeredAs, registerForm } from '../testing/registration.factory.ts';

const DAY = 86_400;

describe('an account that nobody has confirmed', () => {
  let app: TestApp;
  const form = registerForm({ email: 'stranger@mail.example' });
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-08-01T12:00:00Z');
    await app.browser().post('/api/register').send(form).expect(200);
  });
  afterAll(() => app.stop());

  const release = async () => {
    app.clock.advance(3 * DAY);
    await app.runJob('unconfirmed-registrations');
  };
  const emails = async () =>
    (await app.query(sql<{ email: string }>`select email from account order by email`)).map(
      ({ email }) => email,
    );

  it('should be forgotten with its names once it has no registration and its last link has expired', async () => {
    await release();
    app.clock.advance(30 * DAY - 60);
    await app.runJob('unconfirmed-accounts');
    expect(await emails()).toEqual([form.email]);

    app.clock.advance(60);
    await app.runJob('unconfirmed-accounts');

    expect(await emails()).toEqual([]);
    expect(await app.query(sql`select from user_name`)).toEqual([]);
    await app.browser().post('/api/register').send(form).expect(200);
  });

  it('should stay while it is registered for any edition', async () => {
    await app.query(sql`update registration set edition = '2024-10'`);
    app.clock.advance(100 * DAY);

    await app.runJob('unconfirmed-accounts');

    expect(await emails()).toEqual([form.email]);
  });

  it.each([
    [
      'it',
      'create table keepsake (user_id uuid references account)',
      'insert into keepsake select id from account',
    ],
    [
      'a name',
      'create table keepsake (name_id uuid references user_name)',
      'insert into keepsake select id from user_name',
    ],
  ])('should stay while a row of any table refers to %s', async (_, create, insert) => {
    await release();
    await app.query(sql.raw(create));
    await app.query(sql.raw(insert));
    app.clock.advance(100 * DAY);

    await app.runJob('unconfirmed-accounts');
    expect(await emails()).toEqual([form.email]);

    await app.query(sql`drop table keepsake`);
    await app.runJob('unconfirmed-accounts');
    expect(await emails()).toEqual([]);
  });

  it('should stay once it was confirmed, and while somebody else holds it', async () => {
    await registeredAs(app, registerForm({ email: 'owner@mail.example' }));
    await release();
    await app.query(sql`delete from registration`);
    app.clock.advance(100 * DAY);

    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`select from account where email = ${form.email} for update`);
      await app.runJob('unconfirmed-accounts');
    });

    expect(await emails()).toEqual(['owner@mail.example', form.email]);
  });
});
