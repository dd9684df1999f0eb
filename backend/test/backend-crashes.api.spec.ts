import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import type { GamedayDto } from '../src/gamedays/gamedays.dto.ts';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { BackendProcess } from './backend-process.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const GUESTS = 200;

/**
 * The backend is killed while it invites a list. What was not committed must never have been sent; what was committed
 * must be.
 */
describe('a backend that is killed', () => {
  let app: TestApp;
  let worker: TestWorker;
  let staff: ApiClient;
  let gameday: GamedayDto;
  beforeAll(async () => {
    app = await TestApp.start();
    worker = await TestWorker.start(app);
  }, 60_000);
  afterAll(async () => {
    await worker.stop();
    await app.stop();
  });

  let days = 0;
  let backend: BackendProcess | undefined;
  afterEach(() => backend?.kill());
  const startBackend = async (environment?: Record<string, string>): Promise<BackendProcess> => {
    backend = await BackendProcess.start(app, environment);
    // Past the pause between two sign-in mails to one address.
    await app.query(sql`delete from sign_in_code`);
    staff = await backend.signedIn(ADMIN);
    const date = new Date(Date.UTC(2099, 0, ++days)).toISOString().slice(0, 10);
    gameday = await createGameday(staff, { date, capacity: GUESTS });
    return backend;
  };
  const invite = () =>
    staff.post('/api/gameday/bulk-invite').send({
      gamedayID: gameday.id,
      guests: Array.from({ length: GUESTS }, (_, n) => ({
        name: `Guest ${n}`,
        email: `guest${n}.of.${gameday.date}@mail.example`,
      })),
    });
  const arrived = () => worker.mailServer.received.filter(({ to }) => to.includes(gameday.date)).length;
  const kept = async () => {
    const [row] = await app.query(sql<{ invitations: number; mails: number }>`
      select count(*)::int as invitations, count(mail.id)::int as mails
      from invitation left join mail on mail.about = invitation.id where gameday_id = ${gameday.id}`);
    return row;
  };
  /** Does not wait for the pause after which the sweeper publishes what was not published. */
  const sweepNow = () => app.outbox.dueSince(0, { state: ['queued'] });

  itHoldsEveryRound('before the commit has invited nobody and sent nothing', async () => {
    const killed = await startBackend();
    let answer: Promise<unknown> = Promise.resolve();

    await app.get(EntityManager).transactional(async (em) => {
      // The rows are written before the gameday's counters are moved, and moving them has to wait here.
      await rowsOf(em, sql`select from gameday where id = ${gameday.id} for no key update`);
      answer = invite().then(
        ({ status }) => status,
        () => 'cut off',
      );
      await app.untilBlocked(1);
      await killed.kill();
    });

    expect(await answer).toBe('cut off');
    expect(await kept()).toEqual({ invitations: 0, mails: 0 });
    await worker.untilAllSent();
    expect(arrived()).toBe(0);
  });

  itHoldsEveryRound('after the commit, before the queue has heard of it, has invited all', async () => {
    // Takes the connection, reads what comes and never says a word; unread, its end would not be noticed either.
    const silent = createServer((socket) => socket.on('error', () => undefined).resume()).listen(
      0,
      '127.0.0.1',
    );
    await once(silent, 'listening');
    try {
      const { port } = silent.address() as AddressInfo;
      const killed = await startBackend({ REDIS_URL: `redis://127.0.0.1:${port}` });
      await invite().expect(200);
      await killed.kill();
    } finally {
      silent.close();
    }

    expect(await kept()).toEqual({ invitations: GUESTS, mails: GUESTS });
    await sweepNow();
    await worker.untilAllSent();
    expect(arrived()).toBeGreaterThanOrEqual(GUESTS);
  });

  itHoldsEveryRound('after the queue has heard of it has invited all', async () => {
    const killed = await startBackend();
    await invite().expect(200);

    await killed.kill();

    expect(await kept()).toEqual({ invitations: GUESTS, mails: GUESTS });
    await worker.untilAllSent();
    expect(arrived()).toBeGreaterThanOrEqual(GUESTS);
  });
});
