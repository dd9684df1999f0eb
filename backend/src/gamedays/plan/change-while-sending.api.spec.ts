import { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { until } from '@tablefall/worker/test/test-outbox';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { TestWorker } from '../../../test/test-worker.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm } from '../testing/gameday.factory.ts';

const GUESTS = 300;
const OLD_DATE = 'Friday, May 1, 2099';
const NEW_DATE = 'Saturday, May 2, 2099';

describe('a gameday that changes while its invitations are leaving', () => {
  let app: TestApp;
  let worker: TestWorker;
  let staff: ApiClient;
  beforeEach(async () => {
    app = await TestApp.start();
    worker = await TestWorker.start(app, { MAIL_RATE_PER_SECOND: '200' });
    staff = await app.signedIn(ADMIN);
  });
  afterEach(async () => {
    await worker.stop();
    await app.stop();
  });

  const guests = Array.from({ length: GUESTS }, (_, n) => ({
    name: `Guest ${n}`,
    email: `g${n}@mail.example`,
  }));
  const arrived = () => worker.mailServer.received.length;

  /** Runs a change in the middle of the bulk send, and holds it up while the worker sends on. */
  async function changeWhileSending(change: (gameday: GamedayDto) => PromiseLike<unknown>): Promise<void> {
    const gameday = await createGameday(staff, { date: '2099-05-01' });
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    await until(() => arrived() > 30);
    const changed = await app
      .get(EntityManager)
      .fork()
      .transactional(async (em) => {
        await firstRowOf(
          em,
          // The last to leave, which the worker may have claimed by now.
          sql`
            select from mail where mailing_id is not null and state in ('queued', 'sending')
            order by id desc limit 1 for update`,
        );
        const changing = Promise.resolve(change(gameday));
        await app.untilBlocked(1);
        const before = arrived();
        await until(() => arrived() > before + 60);
        return { changing };
      });
    await changed.changing;
    await worker.untilAllSent();
  }

  /** The invitation first: two mails go through two queues, and either may be the first to arrive. */
  const subjectsOf = async (email: string) =>
    (await worker.mailServer.inbox(email))
      .map(({ subject }) => subject ?? '')
      .sort()
      .reverse();

  it('should leave no guest with the old date when it is moved', async () => {
    await changeWhileSending(({ id }) =>
      staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: '2099-05-02' }), id, notify: true })
        .expect(200),
    );

    for (const { email } of guests) {
      expect([
        [`You are invited: ${NEW_DATE}`],
        [`You are invited: ${OLD_DATE}`, `The plan has changed: ${NEW_DATE}`],
        [`You are invited: ${NEW_DATE}`, `The plan has changed: ${NEW_DATE}`],
      ]).toContainEqual(await subjectsOf(email));
    }
  }, 90_000);

  it('should leave no guest invited when it is deleted', async () => {
    await changeWhileSending(({ id }) => staff.delete(`/api/gameday/${id}?notify=true`).expect(204));

    for (const { email } of guests) {
      const cancelled = `Cancelled: ${OLD_DATE}`;
      // Only cancelled: a worker had claimed the invitation and might have sent it, but read in time that it
      // was cancelled.
      expect([[], [cancelled], [`You are invited: ${OLD_DATE}`, cancelled]]).toContainEqual(
        await subjectsOf(email),
      );
    }
  }, 90_000);
});
