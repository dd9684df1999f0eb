import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  eventAsSeen,
  join,
  leave,
  type Player,
  players,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

/** A minute after the start of an event at 3:15 PM. */
const BEGUN = '2025-10-10T19:16:00Z';

/** What happens to spots that are freed after the start when people act at the same moment. */
describe('offers of spots under concurrency', () => {
  let app: TestApp;
  let owner: Player;
  let crowd: Player[];
  beforeAll(async () => {
    app = await TestApp.startTwo();
    app.clock.set(THE_DAY_BEFORE);
    const [first, ...others] = await players(app, 31);
    owner = first as Player;
    crowd = others;
    await app.query(sql`update attendee set checked_in_at = now()`);
  }, 60_000);
  beforeEach(() => app.clock.set(THE_DAY_BEFORE));
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  /** A full event that has begun, with these playing and these waiting. */
  const begun = async (playing: Player[], waiting: Player[]) => {
    const event = await createEvent(owner, { spots: playing.length + 1 });
    await Promise.all(playing.map((player) => join(player, event).expect(200)));
    for (const player of waiting) {
      await wait(player, event).expect(200);
    }
    app.clock.set(BEGUN);
    return event;
  };
  const idsOf = (people: { id: string }[]) => people.map(({ id }) => id);
  const offersMailed = async () => {
    const [row] = await app.query(sql<{ count: number }>`
      select count(*)::int as count from mail where props ->> 'news' = 'offered'`);
    return row?.count;
  };

  itHoldsEveryRound(
    'should offer each freed spot once and in order, and keep them from newcomers',
    async () => {
      const [playing, waiting, newcomers] = [crowd.slice(0, 5), crowd.slice(5, 12), crowd.slice(12)];
      const event = await begun(playing, waiting);

      const [, joined] = await Promise.all([
        Promise.all(playing.map((player) => leave(player, event).expect(200))),
        Promise.all(newcomers.map((player) => join(player, event))),
      ]);

      expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([409]));
      const { participants, waitlist, spotsTaken } = await eventAsSeen(app, event, owner.client);
      expect([idsOf(participants), spotsTaken]).toEqual([[owner.id], 6]);
      expect(idsOf(waitlist.filter(({ offeredUntil }) => offeredUntil))).toEqual(idsOf(waiting.slice(0, 5)));
      expect(await offersMailed()).toBe(5);
      await app.query(sql`truncate event, mail cascade`);
    },
  );

  itHoldsEveryRound('should seat those who are asked, however many others ask at that moment', async () => {
    const [playing, waiting, newcomers] = [crowd.slice(0, 3), crowd.slice(3, 6), crowd.slice(6)];
    const event = await begun(playing, waiting);
    await Promise.all(playing.map((player) => leave(player, event).expect(200)));

    const [taken, refused] = await Promise.all([
      Promise.all(waiting.map((player) => join(player, event))),
      Promise.all(newcomers.map((player) => join(player, event))),
    ]);

    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    const { participants, spotsTaken } = await eventAsSeen(app, event, owner.client);
    expect(idsOf(participants).sort()).toEqual(idsOf([owner, ...waiting]).sort());
    expect(spotsTaken).toBe(4);
    await app.query(sql`truncate event, mail cascade`);
  });

  it('would ask somebody twice without the locks (the control)', async () => {
    const [playing, first, next] = crowd as [Player, Player, Player];
    const event = await begun([playing], [first, next]);
    await leave(playing, event).expect(200);
    app.clock.advance(300);
    const before = (await offersMailed()) ?? 0;

    const outcome = await withoutLocks(
      app,
      {
        without: [
          { statement: /from "event" .* for update$/, lock: / for update$/ },
          { statement: /from "?user_name"? .* for /, lock: / for (no key )?update$/ },
        ],
        meetBefore: /^update "waitlist_entry" set "offered_until"/,
      },
      () => [join(playing, event), join(crowd[3] as Player, event)],
    );

    expect(outcome).toEqual({ succeeded: 0, refusedBy: [] });
    expect(await offersMailed()).toBe(before + 2);
  });
});
