import { sql } from '@tablefall/platform/database/sql';
import { Redis } from 'ioredis';
import { ADMIN, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const USER = 'one-installation';
const PREFIX = 'games.example.org';

/** Redis itself says which key somebody asked for who may not have it. */
describe('the keys of an installation in Redis', () => {
  const redis = new Redis(process.env.REDIS_URL ?? '');
  let app: TestApp;
  let worker: TestWorker;
  beforeAll(async () => {
    await redis.call('ACL', 'SETUSER', USER, 'on', '>hidden', `~${PREFIX}:*`, '&*', '+@all');
    const url = new URL(process.env.REDIS_URL ?? '');
    Object.assign(url, { username: USER, password: 'hidden' });
    app = await TestApp.start({ REDIS_URL: url.href, QUEUE_PREFIX: PREFIX });
    worker = await TestWorker.start(app, { QUEUE_PREFIX: PREFIX, MAIL_RATE_PER_SECOND: '50' });
  });
  afterAll(async () => {
    await worker.stop();
    await app.stop();
    await redis.quit();
  });

  const refused = async (): Promise<string[]> => {
    const entries = (await redis.call('ACL', 'LOG', '128')) as (string | number)[][];
    return entries
      .map((entry) =>
        Object.fromEntries(entry.flatMap((value, at) => (at % 2 ? [] : [[value, entry[at + 1]]]))),
      )
      .filter(({ username }) => username === USER)
      .map(({ object }) => String(object));
  };

  it('should all begin with its prefix, whatever it does', async () => {
    await app.signedIn(ADMIN);
    await app.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
    const mailing = await app.outbox.addMailing({ startedAt: new Date() });
    await app.outbox.addInvitations(3, mailing);
    await worker.untilAllSent();
    const left = await app.query(
      sql<{ state: string }>`select state from mail where mailing_id = ${mailing}`,
    );
    expect(left.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);

    expect(await refused()).toEqual([]);
    const own = new Redis(app.config.REDIS_URL ?? '');
    await own.get('of-nobody').catch(() => null);
    own.disconnect();
    expect(await refused()).toEqual(['of-nobody']);
  });
});
