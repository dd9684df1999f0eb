import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../test/lock-controls.ts';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed, players } from '../events/testing/event.factory.ts';
import { createShift, giveBack, shiftForm, take } from './testing/shift.factory.ts';

const CROWD = 20;
/** The statement by which a name gets a place. */
const TAKES_A_PLACE = /^update shift set places_taken = places_taken \+ 1/;

/** What happens when people act at the same moment. */
describe('shifts under concurrency', () => {
  let app: TestApp;
  let admin: ApiClient;
  let crowd: Player[];
  beforeAll(async () => {
    app = await TestApp.startTwo();
    app.clock.set('2025-10-01T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    crowd = await players(app, CROWD);
  }, 60_000);
  afterEach(() => app.query(sql`truncate shift, event, mail cascade`));
  afterAll(() => app.stop());

  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  /** The counter, beside what the rows say. */
  const countsOf = async ({ id }: { id: string }) => {
    const [row] = await app.query(sql<{ counter: number; rows: number }>`
      select places_taken as counter, (select count(*)::int from shift_helper where shift_id = shift.id) as rows
      from shift where id = ${id}`);
    return row;
  };

  itHoldsEveryRound('should give the last place to one of many', async () => {
    const shift = await createShift(admin, { places: 2 });
    await take(crowd[0] as Player, shift).expect(204);

    const answers = await Promise.all(crowd.slice(1).map((player) => take(player, shift)));

    expect(statusesOf(answers)).toEqual([204, ...new Array(CROWD - 2).fill(409)]);
    expect(await countsOf(shift)).toEqual({ counter: 2, rows: 2 });
  });

  it('would leave the last place to the constraint without lock and condition (the control)', async () => {
    const shift = await createShift(admin);

    const outcome = await withoutLocks(
      app,
      {
        without: [
          { statement: /from "shift" .* for update$/, lock: / for update$/ },
          { statement: TAKES_A_PLACE, lock: / and places_taken < places/ },
        ],
        meetBefore: TAKES_A_PLACE,
      },
      () => crowd.slice(0, 2).map((player) => take(player, shift)),
    );

    expect(outcome).toEqual({ succeeded: 1, refusedBy: ['shift_taken_within_places'] });
    expect(await countsOf(shift)).toEqual({ counter: 1, rows: 1 });
  });

  itHoldsEveryRound('should never have somebody in a shift and in a game at once', async () => {
    const shift = await createShift(admin);
    const event = await createEvent(await playerNamed(app));
    const one = await playerNamed(app);

    const answers = await Promise.all([take(one, shift), join(one, event)]);

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  itHoldsEveryRound(
    'should take, give back, replace, move and cancel crosswise without a deadlock or a loss',
    async () => {
      const places = { places: CROWD };
      const shifts = [
        await createShift(admin, places),
        await createShift(admin, { ...places, start: '18:00', end: '19:00' }),
      ];
      const [one, other] = shifts as [{ id: string }, { id: string }];
      const [here, there, away] = [crowd.slice(0, 6), crowd.slice(6, 12), crowd.slice(12)];
      for (const player of [...here, ...away]) await take(player, one).expect(204);
      for (const player of there) await take(player, other).expect(204);
      const seek = (player: Player, shift: { id: string }) =>
        player.client.put(`/api/shift/${shift.id}/replacement`).send({ id: player.id, sought: true });

      const answers = await Promise.all([
        ...here.flatMap((player) => [take(player, other), giveBack(player, one)]),
        ...there.flatMap((player) => [take(player, one), seek(player, other)]),
        ...away.map((player) => player.client.delete(`/api/me/badges/${player.id}`)),
        admin.put(`/api/rota/shift/${one.id}`).send(shiftForm({ ...places, start: '15:30', end: '17:30' })),
        admin.delete(`/api/rota/shift/${other.id}`),
      ]);

      // Who comes after the shift was cancelled finds none.
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 204, 404].includes(status)),
      ).toEqual([]);
      expect(await countsOf(one)).toEqual({ counter: there.length, rows: there.length });
      expect(await countsOf(other)).toBeUndefined();
      crowd = [...here, ...there, ...(await players(app, away.length))];
      await app.query(sql`truncate shift cascade`);
    },
  );

  itHoldsEveryRound('should never have somebody in two shifts at once', async () => {
    const [first, second] = [await createShift(admin), await createShift(admin, { title: 'Kitchen' })];
    const one = await playerNamed(app);

    const answers = await Promise.all([take(one, first), take(one, second)]);

    expect(statusesOf(answers)).toEqual([204, 409]);
  });
});
