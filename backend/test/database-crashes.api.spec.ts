import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

const GUESTS = 3_000;

/** The database is stopped at once while a list is invited, and comes back. */
describe('a database that crashes during a bulk invite', () => {
  let server: ChildProcess;
  let app: TestApp;
  let staff: ApiClient;
  /** How long an invitation takes that nobody disturbs, in milliseconds. */
  let usual: number;
  const shared = process.env.DATABASE_URL;
  beforeAll(async () => {
    server = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../infra/local/tests/postgres-to-crash.ts')],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream });
    [process.env.DATABASE_URL] = await once(lines, 'line');
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
    const begun = Date.now();
    await invite((await createGameday(staff)).id, 'usual').expect(200);
    usual = Date.now() - begun;
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    process.env.DATABASE_URL = shared;
    server.stdin?.end();
    await once(server, 'exit');
  }, 60_000);

  const invite = (gamedayID: string, prefix: string) =>
    staff.post('/api/gameday/bulk-invite').send({
      gamedayID,
      guests: Array.from({ length: GUESTS }, (_, n) => ({
        name: `Guest ${n}`,
        email: `${prefix}${n}@mail.example`,
      })),
    });
  const kept = async (gamedayId: string) => {
    const [row] = await app.query(sql<{ invitations: number; mails: number }>`
      select count(*)::int as invitations, count(mail.id)::int as mails
      from invitation left join mail on mail.about = invitation.id where gameday_id = ${gamedayId}`);
    return row;
  };
  /** Nothing while it is away. */
  const begunAt = () =>
    app.query(sql<{ at: string }>`select pg_postmaster_start_time()::text as at`).then(
      ([row]) => row?.at,
      () => undefined,
    );
  const untilItIsBack = async (before: string | undefined) => {
    for (let now = before; now === before || !now; now = await begunAt()) await sleep(20);
    while ((await app.browser().get('/api/health/ready')).status !== 200) await sleep(20);
  };
  const all = { invitations: GUESTS, mails: GUESTS };

  itHoldsEveryRound('keeps what was answered with a success, and all or nothing of the rest', async () => {
    // Somewhere within the call, and sometimes right after it.
    for (const moment of [0.3, 0.9].map((part) => usual * (part + Math.random() * 0.2))) {
      const { id } = await createGameday(staff);
      const before = await begunAt();
      const asked = invite(id, 'guest').then(({ status }) => status);
      await sleep(moment);
      server.stdin?.write('crash\n');

      const status = await asked;
      await untilItIsBack(before);

      expect([200, 503]).toContain(status);
      const after = await kept(id);
      expect(after).toEqual(status === 200 || after?.invitations ? all : { invitations: 0, mails: 0 });
      const { body } = await invite(id, 'guest').expect(200);
      expect(body.invitationsSent + body.alreadyInvited).toBe(GUESTS);
      expect(await kept(id)).toEqual(all);
    }
  });
});
