import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, eventForm, formOf, type Player, players } from '../testing/event.factory.ts';

const CROWD = 50;

/** What happens when people want tables at the same moment. */
describe('tables under concurrency', () => {
  let app: TestApp;
  let crowd: Player[];
  beforeAll(async () => {
    app = await TestApp.startTwo();
    crowd = await players(app, CROWD);
  }, 60_000);
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const save = (player: Player, form: object) => player.client.put('/api/event').send(form);
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  /** Events that have a table with less than 15 minutes between them. */
  const tooClose = async () => {
    const [row] = await app.query(sql<{ count: number }>`
      select count(*)::int as count from event one join event two on two.table_id = one.table_id and two.id > one.id
      where one.starts_at < two.ends_at + interval '15 minutes' and two.starts_at < one.ends_at + interval '15 minutes'`);
    return row?.count;
  };

  itHoldsEveryRound(
    'should give a table to one of fifty, and tell the others which game has it',
    async () => {
      const answers = await Promise.all(
        crowd.map((player, index) =>
          save(player, eventForm(player.id, { tableId: 'a1', gameName: `Game ${index}` })),
        ),
      );

      expect(statusesOf(answers)).toEqual([200, ...new Array(CROWD - 1).fill(409)]);
      const winner = answers.find(({ status }) => status === 200)?.body.gameName;
      for (const { body } of answers.filter(({ status }) => status === 409)) {
        expect(body.detail).toContain(`Table A1 has ${winner} on Friday`);
      }
      expect(await tooClose()).toBe(0);
      await app.query(sql`truncate event cascade`);
    },
  );

  it('would leave the table to the constraint without the lock (the control)', async () => {
    const outcome = await withoutLocks(
      app,
      {
        without: [
          {
            statement: /^select pg_advisory_xact_lock\(hashtextextended\('tables of '/,
            lock: /pg_advisory_xact_lock\(/,
            instead: '(',
          },
        ],
        meetBefore: /^insert into "event" /,
      },
      () => crowd.slice(0, 2).map((player) => save(player, eventForm(player.id, { tableId: 'a1' }))),
    );

    expect(outcome).toEqual({ succeeded: 1, refusedBy: ['event_has_table_alone'] });
    expect(await tooClose()).toBe(0);
  });

  itHoldsEveryRound('should hold while games move, swap and are placed at once', async () => {
    const admin = await app.signedIn(ADMIN);
    const owners = crowd.slice(0, 12);
    const events = await Promise.all(
      owners.map((owner, index) => createEvent(owner, index < 8 ? { tableId: `a${index + 1}` } : {})),
    );
    const idOf = (index: number) => events[index]?.id;

    const answers = await Promise.all([
      ...owners.map((owner, index) =>
        save(owner, formOf(events[index] as (typeof events)[0], { tableId: `a${8 - (index % 8)}` })),
      ),
      ...[0, 1, 2, 3].map((index) =>
        admin.post('/api/tables/swap').send({ one: idOf(index), other: idOf(7 - index) }),
      ),
      admin.post('/api/tables/place-all'),
      admin.post('/api/tables/place-all'),
    ]);

    expect(answers.filter(({ status }) => ![200, 204, 409].includes(status))).toEqual([]);
    expect(await tooClose()).toBe(0);
    await app.query(sql`truncate event cascade`);
  });
});
