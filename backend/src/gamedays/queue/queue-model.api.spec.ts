import { isLongForm, modelRuns } from '@tablefall/worker/test/battery';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';
import { answer, seatsOf, wait } from '../testing/queue.factory.ts';
import type { QueueEntryDto } from './queue.dto.ts';

const GUESTS = 6;
const DAY_SECONDS = 86_400;

/** What should be, told as plainly as possible. */
interface Model {
  capacity: number;
  /** Seats of each guest who has accepted. */
  seated: Map<number, number>;
  /** In order. */
  queue: { guest: number; party: number; isOffered: boolean; missed: boolean }[];
}

interface Real {
  app: TestApp;
  staff: ApiClient;
  gameday: GamedayDto;
  guests: InvitationDto[];
}

type Command = fc.AsyncCommand<Model, Real>;

function freeIn({ capacity, seated, queue }: Model): number {
  const offered = queue.filter(({ isOffered }) => isOffered).reduce((sum, { party }) => sum + party, 0);
  return capacity - [...seated.values()].reduce((sum, seats) => sum + seats, 0) - offered;
}

function offerFree(model: Model): void {
  for (const entry of model.queue) {
    if (!entry.isOffered && entry.party <= freeIn(model)) entry.isOffered = true;
  }
}

/** A command, with what it should change; it says false when the product should refuse. */
function command(
  name: string,
  expected: (model: Model) => boolean,
  send: (real: Real) => PromiseLike<{ status: number }>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      const succeeds = expected(model);
      if (succeeds) offerFree(model);
      const { status } = await send(real);
      expect([name, status < 300 ? true : status]).toEqual([name, succeeds || 409]);
      await expectSame(model, real);
    },
  };
}

async function expectSame(model: Model, { app, staff, gameday, guests }: Real): Promise<void> {
  const { body } = await staff.get(`/api/gameday/${gameday.id}/queue?limit=100`).expect(200);
  const inOrder = [true, false].flatMap((isOffered) =>
    model.queue.filter((entry) => entry.isOffered === isOffered),
  );
  expect(
    body.items.map((entry: QueueEntryDto) => [
      entry.invitationId,
      entry.seats,
      entry.place === null,
      entry.missed,
    ]),
  ).toEqual(inOrder.map((entry) => [guests[entry.guest]?.id, entry.party, entry.isOffered, entry.missed]));
  const seats = await seatsOf(app, gameday.id);
  expect(seats.accepted + seats.offered).toBeLessThanOrEqual(seats.capacity);
  expect(seats.counted).toBe(seats.accepted + seats.offered);
  expect(seats.countedOffers).toBe(seats.offered);
  expect(seats.capacity - seats.counted).toBe(freeIn(model));
}

const joins = (guest: number, party: number) =>
  command(
    `guest ${guest} waits for ${party}`,
    (model) => {
      const entry = model.queue.find((each) => each.guest === guest);
      if (model.seated.has(guest) || entry?.isOffered || (!entry && party <= freeIn(model))) return false;
      if (entry) entry.party = party;
      else model.queue.push({ guest, party, isOffered: false, missed: false });
      return true;
    },
    ({ app, guests }) => wait(app, guests[guest] as InvitationDto, party - 1),
  );

const accepts = (guest: number, party: number) =>
  command(
    `guest ${guest} accepts for ${party}`,
    (model) => {
      const entry = model.queue.find((each) => each.guest === guest);
      const held = (model.seated.get(guest) ?? 0) + (entry?.isOffered ? entry.party : 0);
      if (party > held && party - held > freeIn(model)) return false;
      model.queue = model.queue.filter((each) => each !== entry);
      model.seated.set(guest, party);
      return true;
    },
    ({ app, guests }) => answer(app, guests[guest] as InvitationDto, 1, party - 1),
  );

const declines = (guest: number) =>
  command(
    `guest ${guest} declines`,
    (model) => {
      model.seated.delete(guest);
      model.queue = model.queue.filter((each) => each.guest !== guest);
      return true;
    },
    ({ app, guests }) => answer(app, guests[guest] as InvitationDto, 2),
  );

const leaves = (guest: number) =>
  command(
    `guest ${guest} leaves the line`,
    (model) => {
      model.queue = model.queue.filter((each) => each.guest !== guest);
      return true;
    },
    ({ app, guests }) => app.browser().delete(`/api/gameday-reply/${guests[guest]?.invitationToken}/queue`),
  );

const becomes = (capacity: number) =>
  command(
    `the capacity becomes ${capacity}`,
    (model) => {
      if (capacity < model.capacity - freeIn(model)) return false;
      model.capacity = capacity;
      return true;
    },
    ({ staff, gameday }) =>
      staff.put('/api/gameday').send({ ...gamedayForm({ date: gameday.date, capacity }), id: gameday.id }),
  );

const aDayPasses = () =>
  command(
    'a day passes',
    (model) => {
      const silent = model.queue.filter(({ isOffered }) => isOffered);
      const again = silent.filter(({ missed }) => !missed);
      for (const entry of again) Object.assign(entry, { isOffered: false, missed: true });
      model.queue = [...model.queue.filter((each) => !silent.includes(each)), ...again];
      return true;
    },
    async (real) => {
      real.app.clock.advance(DAY_SECONDS);
      await real.app.runJob('gameday-queue-offers');
      real.staff = await real.app.signedIn(ADMIN);
      return { status: 200 };
    },
  );

const guest = fc.nat({ max: GUESTS - 1 });
const party = fc.integer({ min: 1, max: 5 });
const COMMANDS = [
  fc.tuple(guest, party).map(([who, seats]) => joins(who, seats)),
  fc.tuple(guest, party).map(([who, seats]) => joins(who, seats)),
  fc.tuple(guest, party).map(([who, seats]) => accepts(who, seats)),
  guest.map(declines),
  guest.map(leaves),
  fc.integer({ min: 1, max: 9 }).map(becomes),
  fc.constant(null).map(aDayPasses),
];

describe('the queue of a gameday, whatever happens in whatever order', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it(
    'should offer every free seat at once, in order, to each once, and never more than there are',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30, size: 'max' }), async (commands) => {
          app.clock.set('2025-10-01T12:00:00Z');
          staff = await app.signedIn(ADMIN);
          const gameday = await createGameday(staff, { capacity: 4, date: nextDate() });
          const guests: InvitationDto[] = [];
          for (let number = 0; number < GUESTS; number++) {
            guests.push(await inviteGuest(staff, gameday));
          }
          const model: Model = { capacity: 4, seated: new Map(), queue: [] };
          await fc.asyncModelRun(() => ({ model, real: { app, staff, gameday, guests } }), commands);
        }),
        modelRuns(8),
      );
    },
    isLongForm ? 3_600_000 : 300_000,
  );
});

let days = 0;
function nextDate(): string {
  return new Date(Date.UTC(2030, 0, 1 + days++)).toISOString().slice(0, 10);
}
