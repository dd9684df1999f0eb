import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { isLongForm, modelRuns } from '@tablefall/worker/test/battery';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto, EventFormDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';
import { ADMINISTRATOR, type Game, SignUpModel } from '../testing/sign-up-model.ts';
import {
  FAMILIES,
  FAMILY_OF,
  GAMES,
  HERE,
  NAMES,
  type Real,
  SPOTS,
  seen,
  shown,
  THREE_OCLOCK,
} from '../testing/sign-up-world.ts';

/** A command as the model and the product do it. @param isAny also where nothing comes of it by the model */
function command(
  nameOf: () => string,
  expected: (model: SignUpModel) => unknown,
  send: (real: Real) => PromiseLike<unknown>,
  isAny = true,
): fc.AsyncCommand<SignUpModel, Real> {
  return {
    check: (model) => isAny || model.isChangedBy(expected),
    toString: nameOf,
    run: async (model, real) => {
      const status = expected(model);
      const name = nameOf();
      expect([name, await send(real)]).toEqual([name, status]);
      expect({ name, ...(await seen(real)) }).toEqual({ name, ...shown(model) });
    },
  };
}

/** Somebody asks something of a game for a name: mostly for one of their own, and something comes of it. */
const ASKED = fc.record({
  who: fc.constantFrom(...Array(10).fill('own'), ADMINISTRATOR, 'Dana', 'Priya'),
  at: fc.nat({ max: GAMES.length - 1 }),
  isAnybody: fc.nat({ max: 6 }).map((number) => number === 0),
  pick: fc.nat({ max: 99 }),
});
type Asked = typeof ASKED extends fc.Arbitrary<infer T> ? T : never;
type Candidates = (game: Game) => string[];
const PLAYERS: Candidates = ({ players }) => players;
const WAITING: Candidates = ({ waiting }) => waiting.map(({ name }) => name);
const OTHERS: Candidates = ({ players }) => NAMES.filter((name) => !players.includes(name));
type Send = (client: ApiClient, event: EventDto, id: string, real: Real) => PromiseLike<{ status: number }>;

function asks(
  { who, at, isAnybody, pick }: Asked,
  does: string,
  candidates: Candidates,
  expected: (model: SignUpModel, by: string, at: number, name: string) => number,
  send: Send,
) {
  let [by, name] = ['', ''];
  return command(
    () => `${by}: ${name} ${does} ${GAMES[at]?.title}`,
    (model) => {
      const some = candidates(model.games[at] as Game);
      const from = isAnybody || some.length === 0 ? NAMES : some;
      name = from[pick % from.length] ?? '';
      by = who === 'own' ? (FAMILY_OF[name] ?? '') : who;
      return expected(model, by, at, name);
    },
    async (real) => {
      const client = real.clients[by] as ApiClient;
      return (await send(client, real.events[at] as EventDto, real.ids[name] as string, real)).status;
    },
    isAnybody,
  );
}
/** What is asked with a name alone, and how often. */
const SIMPLE = [
  [8, 'wait', 'waits for', OTHERS, 'post', 'waitlist'],
  [1, 'stopWaiting', 'waits no longer for', WAITING, 'delete', 'waitlist'],
  [3, 'leave', 'leaves', PLAYERS, 'post', 'unregister'],
  [1, 'remove', 'is taken out of', PLAYERS, 'delete', 'participant'],
] as const;
/** Saves the event as it is by now, but for these changes. */
const save = async (real: Real, client: ApiClient, event: EventDto, changes: Partial<EventFormDto>) => {
  const now = await eventAsSeen(real.app, event, real.clients[ADMINISTRATOR]);
  return client.put('/api/event').send(formOf(now, changes));
};
const sees = async ({ app, ids }: Real, name: string, isHere: boolean): Promise<void> => {
  const at = isHere ? app.clock.now() : null;
  await app.query(sql`update attendee set checked_in_at = ${at} where name_id = ${ids[name]}`);
};
const familyOf = (who: string) => NAMES.filter((name) => FAMILY_OF[name] === FAMILY_OF[who]);

const COMMANDS = [
  ...SIMPLE.flatMap(([times, way, does, candidates, method, path]) =>
    Array(times).fill(
      ASKED.map((it) =>
        asks(
          it,
          does,
          candidates,
          (model, ...asked) => model[way](...asked),
          (client, event, id) => client[method](`/api/event/${path}/${event.id}`).send({ id }),
        ),
      ),
    ),
  ),
  ...[OTHERS, WAITING].map((candidates) =>
    fc.tuple(ASKED, fc.constantFrom(null, 'all' as const, 'some' as const)).map(([it, fit]) => {
      const whoJoin = (name: string) => (fit ? familyOf(name) : [name]);
      return asks(
        it,
        fit ? `and family (${fit}) join` : 'joins',
        candidates,
        (model, by, at, name) => model.join(by, at, whoJoin(name), fit ?? 'all'),
        (client, { id }, nameId, { ids }) => {
          const names = whoJoin(NAMES.find((name) => ids[name] === nameId) ?? '');
          return client
            .put(`/api/event/register/${id}`)
            .send({ ids: names.map((name) => ids[name]), fit: fit ?? 'all' });
        },
      );
    }),
  ),
  fc.tuple(ASKED, fc.nat({ max: GAMES.length - 1 })).map(([it, to]) =>
    asks(
      it,
      `joins ${GAMES[to]?.title} instead of`,
      PLAYERS,
      (model, by, from, name) => model.swap(by, to, from, name),
      (client, { id: left }, id, { events }) =>
        client.post(`/api/event/swap/${events[to]?.id}`).send({ id, leave: left }),
    ),
  ),
  fc.tuple(ASKED, fc.boolean()).map(([it, owner]) =>
    asks(
      it,
      owner ? 'brings' : 'does not bring',
      PLAYERS,
      (model, by, at, name) => model.bring(by, at, name, owner),
      (client, event, id) => client.post(`/api/event/gameowner/${event.id}`).send({ id, owner }),
    ),
  ),
  ASKED.map((it) =>
    asks(
      it,
      'co-hosts',
      PLAYERS,
      (model, _, at, name) => model.nameCoHost(FAMILY_OF[GAMES[at]?.owner ?? ''] ?? '', at, name),
      (_, event, id, real) =>
        save(real, real.clients[event.organizer] as ApiClient, event, { coHosts: [id] }),
    ),
  ),
  fc
    .tuple(ASKED, fc.constantFrom(1, 2, 2, 3), fc.constantFrom(true, true, true, false))
    .map(([it, spots, visible]) =>
      asks(
        it,
        `asks for ${spots} ${visible ? 'open' : 'closed'} spots of`,
        ({ owner, coHosts }) => [owner, ...coHosts],
        (model, by, at) => model.plan(by, at, spots, visible),
        (client, event, _, real) => save(real, client, event, { spots, visible }),
      ),
    ),
  fc.constantFrom(...NAMES).map((name) =>
    command(
      () => `${name} arrives`,
      (model) => model.arrive(name),
      (real) => sees(real, name, true),
    ),
  ),
  ...[true, false].map((isLooked) =>
    fc.constantFrom(1, 4, 5).map((minutes) =>
      command(
        () => `${minutes} minutes pass${isLooked ? '' : ' unseen'}`,
        (model) => model.pass(minutes, isLooked),
        async ({ app }) => {
          app.clock.advance(60 * minutes);
          if (isLooked) await app.runJob('schedule-notices');
        },
      ),
    ),
  ),
  fc.constant(
    command(
      () => 'mails leave',
      (model) => model.mailsLeave(),
      ({ app }) => app.outbox.sent(),
    ),
  ),
];

describe('who plays and who waits, whatever happens in whatever order', () => {
  let app: TestApp;
  const clients: Real['clients'] = {};
  const ids: Real['ids'] = {};
  const players: Record<string, Player> = {};
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    clients[ADMINISTRATOR] = await app.signedIn(ADMIN);
    for (const family of FAMILIES) {
      const player = await playerNamed(app, ...family);
      players[family[0]] = player;
      clients[family[0]] = player.client;
      family.forEach((name, index) => {
        ids[name] = player.ids[index] ?? '';
      });
    }
  });
  afterAll(() => app.stop());

  const begin = async (start: number) => {
    await clearSchedule(app, clients[ADMINISTRATOR] as ApiClient);
    const events: EventDto[] = [];
    for (const [index, { owner, player, title }] of GAMES.entries()) {
      const eventTime = ['3:15 PM', '3:45 PM', '4:15 PM'][index];
      // Served in the order of their ids, where somebody waits for several.
      const id = randomUUID().replace(/^./, String(index));
      events.push(
        await createEvent(players[owner] as Player, { id, gameName: title, spots: SPOTS, eventTime }),
      );
      await join(players[player] as Player, { id }).expect(200);
    }
    await app.outbox.clear();
    app.clock.set(new Date(THREE_OCLOCK + start * 60_000).toISOString());
    const real: Real = { app, clients, ids, events };
    for (const name of NAMES) await sees(real, name, HERE.includes(name));
    const games = GAMES.map((game) => ({
      ...game,
      end: game.start + 60,
      spots: SPOTS,
      isOpen: true,
      players: [game.owner, game.player],
      bringer: game.owner,
      coHosts: [],
      waiting: [],
    }));
    return { model: new SignUpModel(games, start, FAMILY_OF, new Set(HERE)), real };
  };

  it(
    'should be what the model says: no more than there are spots, nobody in two places, in order, each told once',
    async () => {
      const start = fc.constantFrom(-20, 12);
      await fc.assert(
        fc.asyncProperty(
          start,
          fc.commands(COMMANDS, { maxCommands: 160, size: 'max' }),
          async (at, commands) => {
            const begun = await begin(at);
            await fc.asyncModelRun(() => begun, commands);
          },
        ),
        modelRuns(7),
      );
    },
    isLongForm ? 3_600_000 : 300_000,
  );
});
