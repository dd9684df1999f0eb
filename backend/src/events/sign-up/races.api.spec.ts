import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  players,
  wait,
} from '../testing/event.factory.ts';

const CROWD = 50;
/** The statement by which a name takes part. */
const TAKES_A_SPOT = /^update "event" set "spots_taken" = "spots_taken" \+/;

/** What happens when people act at the same moment. */
describe('events under concurrency', () => {
  let app: TestApp;
  let owner: Player;
  let crowd: Player[];
  beforeAll(async () => {
    app = await TestApp.startTwo();
    const [first, ...others] = await players(app, CROWD + 1);
    owner = first as Player;
    crowd = others;
  }, 60_000);
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const won = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
  /** The counter, beside what the rows say. */
  const countsOf = async ({ id }: { id: string }) => {
    const [row] = await app.query(sql<{ counter: number; rows: number; waiting: number }>`
      select spots_taken as counter,
             (select count(*)::int from participant where event_id = event.id) as rows,
             (select count(*)::int from waitlist_entry where event_id = event.id) as waiting
      from event where id = ${id}`);
    return row as NonNullable<typeof row>;
  };
  /** Names that take part in two events at the same time. */
  const inTwoPlaces = async () => {
    const [row] = await app.query(sql<{ count: number }>`
      select count(*)::int as count
      from participant one join participant two on two.name_id = one.name_id and two.event_id > one.event_id
      join event first on first.id = one.event_id join event second on second.id = two.event_id
      where first.starts_at < second.ends_at and second.starts_at < first.ends_at`);
    return row?.count;
  };

  itHoldsEveryRound('should give the last spot to one of fifty', async () => {
    const event = await createEvent(owner, { spots: 2 });

    const answers = await Promise.all(crowd.map((player) => join(player, event)));

    expect(statusesOf(answers)).toEqual([200, ...new Array(CROWD - 1).fill(409)]);
    expect(await countsOf(event)).toEqual({ counter: 2, rows: 2, waiting: 0 });
    await app.query(sql`truncate event cascade`);
  });

  it('would leave the last spot to the constraint without lock and condition (the control)', async () => {
    const event = await createEvent(owner, { spots: 2 });

    const outcome = await withoutLocks(
      app,
      {
        without: [
          { statement: /from "event" .* for update$/, lock: / for update$/ },
          { statement: TAKES_A_SPOT, lock: / and "spots_taken" < "spots"/ },
        ],
        meetBefore: TAKES_A_SPOT,
      },
      () => crowd.slice(0, 2).map((player) => join(player, event)),
    );

    expect(outcome).toEqual({ succeeded: 1, refusedBy: ['event_spots_within_capacity'] });
    expect(await countsOf(event)).toEqual({ counter: 2, rows: 2, waiting: 0 });
  });

  itHoldsEveryRound('should sign a name up once, however often it is sent at once', async () => {
    const event = await createEvent(owner, { spots: 9 });
    const player = crowd[0] as Player;

    await Promise.all(Array.from({ length: CROWD }, () => join(player, event).expect(200)));

    expect(await countsOf(event)).toEqual({ counter: 2, rows: 2, waiting: 0 });
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should let a name into one of many overlapping events', async () => {
    const organizers = crowd.slice(0, 25);
    const player = crowd[30] as Player;
    const events = await Promise.all(organizers.map((organizer) => createEvent(organizer)));

    const answers = await Promise.all(events.flatMap((event) => [join(player, event), join(player, event)]));

    // The event that was joined answers its second request with the same.
    expect(won(answers)).toBe(2);
    expect(await inTwoPlaces()).toBe(0);
    await app.query(sql`truncate event cascade`);
  });

  it('would let a name into two without the lock on it (the control)', async () => {
    const [one, two, player] = crowd as [Player, Player, Player];
    const events = [await createEvent(one), await createEvent(two)];

    const outcome = await withoutLocks(
      app,
      {
        without: [{ statement: /from "?user_name"? .* for /, lock: / for (no key )?update$/ }],
        meetBefore: TAKES_A_SPOT,
      },
      () => events.map((event) => join(player, event)),
    );

    expect(outcome).toEqual({ succeeded: 2, refusedBy: [] });
    expect(await inTwoPlaces()).toBe(1);
  });

  itHoldsEveryRound('should either move an event or let people in who are elsewhere then', async () => {
    const [other] = crowd;
    const root = await createEvent(other as Player, { spots: 99, eventDay: 'Saturday' });
    const event = await createEvent(owner, { spots: 99 });
    const others = crowd.slice(1);
    await Promise.all(others.map((player) => join(player, event).expect(200)));

    const [move, ...joins] = await Promise.all([
      (other as Player).client
        .put('/api/event')
        .send(formOf(root, { eventDay: 'Friday', eventTime: '3:30 PM' })),
      ...others.map((player) => join(player, root)),
    ]);

    expect(move.status === 200).toBe(won(joins) === 0);
    expect(await inTwoPlaces()).toBe(0);
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should hold the spots while they are lowered', async () => {
    const event = await createEvent(owner, { spots: 30 });

    const [lowered, ...joins] = await Promise.all([
      owner.client.put('/api/event').send(formOf(event, { spots: 10 })),
      ...crowd.map((player) => join(player, event)),
    ]);

    const { counter, rows } = await countsOf(event);
    expect(counter).toBe(rows);
    expect(counter).toBe(won(joins) + 1);
    expect(counter).toBe(lowered.status === 200 ? 10 : 30);
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should promote each once and in order while many leave', async () => {
    const event = await createEvent(owner, { spots: 21 });
    const playing = crowd.slice(0, 20);
    const waiting = crowd.slice(20, 45);
    await Promise.all(playing.map((player) => join(player, event).expect(200)));
    for (const player of waiting) {
      await wait(player, event).expect(200);
    }

    await Promise.all(playing.map((player) => leave(player, event).expect(200)));

    const { participants, waitlist } = await eventAsSeen(app, event, owner.client);
    expect(await countsOf(event)).toEqual({ counter: 21, rows: 21, waiting: 5 });
    const promoted = participants.map(({ id }) => id).filter((id) => id !== owner.id);
    expect(promoted.sort()).toEqual(
      waiting
        .slice(0, 20)
        .map(({ id }) => id)
        .sort(),
    );
    expect(waitlist.map(({ id }) => id)).toEqual(waiting.slice(20).map(({ id }) => id));
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should give a freed spot to who waits, however many newcomers ask for it', async () => {
    const [first, leaving, ...others] = crowd as [Player, Player, ...Player[]];
    const event = await createEvent(owner, { spots: 2 });
    await join(leaving, event).expect(200);
    await wait(first, event).expect(200);

    const [left, ...joins] = await Promise.all([
      leave(leaving, event),
      ...others.map((player) => join(player, event)),
    ]);

    expect(left.status).toBe(200);
    expect(statusesOf(joins)).toEqual(others.map(() => 409));
    const { participants } = await eventAsSeen(app, event, owner.client);
    expect(participants.map(({ id }) => id).sort()).toEqual([owner.id, first.id].sort());
    expect(await countsOf(event)).toEqual({ counter: 2, rows: 2, waiting: 0 });
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should swap crosswise without a deadlock or a loss', async () => {
    const one = await createEvent(owner, { spots: 99 });
    const two = await createEvent(crowd[40] as Player, { spots: 99 });
    const there = crowd.slice(0, 20);
    const back = crowd.slice(20, 40);
    await Promise.all([
      ...there.map((player) => join(player, one).expect(200)),
      ...back.map((player) => join(player, two).expect(200)),
    ]);
    const swap = (player: Player, to: EventDto, from: EventDto) =>
      player.client.post(`/api/event/swap/${to.id}`).send({ id: player.id, leave: from.id });

    const answers = await Promise.all([
      ...there.map((player) => swap(player, two, one)),
      ...back.map((player) => swap(player, one, two)),
    ]);

    expect(won(answers)).toBe(40);
    expect([await countsOf(one), await countsOf(two)]).toEqual([
      { counter: 21, rows: 21, waiting: 0 },
      { counter: 21, rows: 21, waiting: 0 },
    ]);
    expect(await inTwoPlaces()).toBe(0);
    await app.query(sql`truncate event cascade`);
  });

  itHoldsEveryRound('should make one event of an id that many send at once', async () => {
    const form = formOf(await createEvent(owner));
    await app.query(sql`truncate event cascade`);

    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => owner.client.put('/api/event').send(form)),
    );

    expect(answers.filter(({ status }) => status !== 200).map(({ body, status }) => [status, body])).toEqual(
      [],
    );
    expect(await countsOf(form)).toEqual({ counter: 1, rows: 1, waiting: 0 });
    await app.query(sql`truncate event cascade`);
  });

  it('should delete an event once while people join it', async () => {
    const event = await createEvent(owner, { spots: 99 });
    const admin = await app.signedIn(ADMIN);

    const [deleted, ...joins] = await Promise.all([
      admin.delete(`/api/event/${event.id}`),
      ...crowd.map((player) => join(player, event)),
    ]);

    expect(deleted.status).toBe(204);
    expect(joins.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const [orphans] = await app.query(sql<{ count: number }>`select count(*)::int as count from participant`);
    expect(orphans?.count).toBe(0);
  });
});
