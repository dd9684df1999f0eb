import { sql } from '@tablefall/platform/database/sql';
import { isLongForm, modelRuns } from '@tablefall/worker/test/battery';
import fc from 'fast-check';
import { TestApp } from '../../test/test-app.ts';
import type { EventDto } from '../events/events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  players,
  THE_DAY_BEFORE,
} from '../events/testing/event.factory.ts';
import { organiser } from '../organise/editions/testing/editions.ts';
import { DrawsService } from './draws/draws.service.ts';
import { wishesFrom, wishFor } from './testing/wish.factory.ts';
import { WishesModel } from './testing/wishes-model.ts';

const PLAYERS = 6;
const BEFORE = '2025-10-05T12:00:00Z';
const RUNS_AT = '2025-10-06T16:00:00Z';
const OPEN = '2025-10-07T16:00:00Z';
/** As the model has their times. */
const GAMES = [
  { eventTime: '3:15 PM', duration: '60' },
  { eventTime: '3:45 PM', duration: '90' },
  { eventTime: '4:45 PM', duration: '60' },
  { eventTime: '3:15 PM', duration: '60', eventDay: 'Saturday' as const },
];

interface Real {
  app: TestApp;
  /** By game: nobody runs two at once. */
  hosts: Player[];
  players: Player[];
  events: EventDto[];
}
type Command = fc.AsyncCommand<WishesModel, Real>;
type Answer = PromiseLike<{ status: number }>;

/** @param expected changes the model, and says false where the product should refuse */
function command(
  name: string,
  may: (model: WishesModel) => boolean,
  expected: (model: WishesModel, real: Real) => boolean | void | Promise<void>,
  send: (real: Real) => Answer,
): Command {
  return {
    check: may,
    toString: () => name,
    run: async (model, real) => {
      const { status } = await send(real);
      const succeeds = (await expected(model, real)) !== false;
      expect([name, status < 300 ? true : status]).toEqual([name, succeeds || 409]);
      expect({ name, ...(await seen(real)) }).toEqual({ name, ...shown(model) });
    },
  };
}

const shown = ({ games, wishes }: WishesModel) => ({
  wishes,
  games: games.map(({ seated, waiting }) => ({ seated: [...seated].sort(), waiting })),
});

/** The same of the product; wishes as their people see them. */
async function seen({ app, players, events }: Real) {
  const rows = await app.query(sql<{ table: string; event: string; name: string }>`
    select 'seated' as table, event_id as event, name_id as name, null as id from participant
    union all select 'waiting', event_id, name_id, id from waitlist_entry order by id`);
  const numberOf = (name: string) => players.findIndex(({ ids }) => ids.includes(name));
  const of = (table: string, { id }: EventDto) =>
    rows.flatMap((row) =>
      row.table === table && row.event === id && numberOf(row.name) >= 0 ? [numberOf(row.name)] : [],
    );
  const wishes = await Promise.all(players.map(wishesFrom));
  return {
    wishes: wishes.map((own) =>
      own.wishes.map(({ eventId }) => events.findIndex(({ id }) => id === eventId)),
    ),
    games: events.map((event) => ({ seated: of('seated', event).sort(), waiting: of('waiting', event) })),
  };
}

const player = fc.nat({ max: PLAYERS - 1 });
const game = fc.nat({ max: GAMES.length - 1 });
const both = fc.tuple(player, game);
const at = <T>(list: T[], index: number) => list[index] as T;
const stands = (of: number) => (model: WishesModel) => !model.game(of).isCancelled;
const wishes = both.map(([who, which]) =>
  command(
    `${who} wishes for ${which}`,
    stands(which),
    (model) => model.wish(who, which),
    ({ players, events }) => wishFor(at(players, who), at(events, which)),
  ),
);
const wishing = [
  ...Array(8).fill(wishes),
  both.map(([who, which]) =>
    command(
      `${who} likes ${which} best`,
      (model) => at(model.wishes, who).includes(which),
      (model) => model.putFirst(who, which),
      async ({ players, events }) => {
        const { client } = at(players, who);
        const { wishes } = await wishesFrom(at(players, who));
        const best = wishes.find(({ eventId }) => eventId === at(events, which).id);
        return client.put('/api/wishes/order').send({ ids: [best?.id] });
      },
    ),
  ),
  both.map(([who, which]) =>
    command(
      `${who} does not wish for ${which}`,
      stands(which),
      (model) => model.withdraw(who, which),
      ({ players, events }) => wishFor(at(players, who), at(events, which), []),
    ),
  ),
  fc.tuple(player, fc.boolean()).map(([who, moves]) =>
    command(
      `${who} may ${moves ? '' : 'not '}be moved`,
      () => true,
      (model) => model.choose(who, moves),
      ({ players }) => at(players, who).client.put('/api/wishes/choice').send({ movesAlong: moves }),
    ),
  ),
];
const playing = [
  game.map((which) =>
    command(
      `the host cancels ${which}`,
      stands(which),
      (model) => model.cancel(which),
      ({ hosts, events }) => at(hosts, which).client.delete(`/api/event/${at(events, which).id}`),
    ),
  ),
  fc.tuple(game, fc.nat({ max: 3 })).map(([which, seats]) =>
    command(
      `${which} has ${seats} seats`,
      stands(which),
      (model) => model.resize(which, seats),
      async ({ app, hosts, events }) => {
        const { client } = at(hosts, which);
        const now = await eventAsSeen(app, at(events, which), client);
        return client.put('/api/event').send(formOf(now, { spots: seats + 1 }));
      },
    ),
  ),
  both.map(([who, which]) =>
    command(
      `${who} joins ${which}`,
      (model) => stands(which)(model) && !model.game(which).seated.has(who),
      (model) => model.join(who, which),
      ({ players, events }) => join(at(players, who), at(events, which)),
    ),
  ),
];
const leaving = both.map(([who, which]) =>
  command(
    `${who} leaves ${which}`,
    (model) => stands(which)(model) && model.game(which).seated.has(who),
    (model) => model.leave(who, which),
    ({ players, events }) => leave(at(players, who), at(events, which)),
  ),
);
const draw = command(
  'wishes are drawn',
  () => true,
  async (model, { app }) => {
    const [drawn] = await app.query(sql<{ seed: string }>`select seed from draw`);
    model.draw(drawn?.seed ?? '');
  },
  async ({ app }) => {
    app.clock.set(RUNS_AT);
    await app.runJob('draw');
    app.clock.set(OPEN);
    return { status: 200 };
  },
);
const BEFORE_THE_DRAW = fc.commands([...wishing, ...playing], { maxCommands: 40, size: 'max' });
const AFTERWARDS = fc.commands([...playing, ...Array(4).fill(leaving)], { maxCommands: 20, size: 'max' });

describe('wishes and their draw, whatever happens in whatever order', () => {
  let app: TestApp;
  let hosts: Player[];
  let crowd: Player[];
  const { signIn, everywhere, save } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.start({ THROTTLE_NEW_EVENTS_PER_HOUR: '100000' });
    app.clock.set(BEFORE);
    await signIn();
    await save({ takesWishes: true, joinsOpenAt: '2025-10-07T12:00' });
    await everywhere();
    hosts = await players(app, GAMES.length);
    crowd = await players(app, PLAYERS);
  });
  afterAll(() => app.stop());

  it(
    'should seat whom the rule seats, keep the order of those who wait, and give no seat twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(BEFORE_THE_DRAW, AFTERWARDS, async (before, afterwards) => {
          app.clock.set(THE_DAY_BEFORE);
          await clearSchedule(app, await signIn());
          app.clock.set(BEFORE);
          await app.query(sql`truncate draw, wish, wish_settings cascade`);
          await app.get(DrawsService).plan(new Date(RUNS_AT));
          const events: EventDto[] = [];
          for (const [which, times] of GAMES.entries())
            events.push(await createEvent(at(hosts, which), { ...times, spots: 2 }));
          const games = events.map(({ id }) => ({
            id,
            seats: 1,
            isCancelled: false,
            seated: new Set<number>(),
            waiting: [],
          }));
          const model = new WishesModel(
            games,
            crowd.map(({ id }) => id),
          );
          const real = { app, hosts, players: crowd, events };
          await fc.asyncModelRun(() => ({ model, real }), before);
          await draw.run(model, real);
          await fc.asyncModelRun(() => ({ model, real }), afterwards);
        }),
        modelRuns(5),
      );
    },
    isLongForm ? 3_600_000 : 300_000,
  );
});
