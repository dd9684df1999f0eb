import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { isLongForm, modelRuns } from '@tablefall/worker/test/battery';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { HOLD_LONG } from '../registration/testing/registration.factory.ts';
import { countedBadges, lineOf, waitForBadges } from './testing/badge-line.ts';

const CAPACITY = 4;
const PEOPLE = ['ola', 'priya', 'kim', 'noor', 'wren'].map((name) => `${name}@mail.example`);
const DAY_SECONDS = 86_400;
/** Days after which the doors would be open. */
const MOST_DAYS = 8;

interface Real {
  app: TestApp;
  days: number;
}

/** What somebody does, and whether it may be refused; nothing may fail. */
type Command = fc.AsyncCommand<object, Real>;

function command(name: string, send: (real: Real) => Promise<{ status: number } | undefined>): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (_model, real) => {
      const answer = await send(real);
      expect([name, (answer?.status ?? 200) < 500]).toEqual([name, true]);
      await expectSound(name, real);
    },
  };
}

/** Whatever was done: badges are counted as they are, no more than there are, and none is free that somebody waits for. */
async function expectSound(name: string, { app }: Real): Promise<void> {
  const { capacity } = app.get(CurrentEdition).settings;
  const { counter, counted } = await countedBadges(app);
  const waiting = await app.query(sql<{ badges: number }>`
    select badges from badge_queue_entry where offered_until is null order by place`);
  const fits = waiting.filter(({ badges }) => badges <= capacity - counter);
  const offers = await app.query(sql`
    select id from badge_queue_entry where offered_until > ${new Date(app.clock.now().getTime() + DAY_SECONDS * 1000)}`);
  expect({ name, counted, isTooMany: counter > capacity, fits, offers }).toEqual({
    name,
    counted: counter,
    isTooMany: false,
    fits: [],
    offers: [],
  });
}

const peopleOf = (badges: number) =>
  Array.from({ length: badges }, (_, index) => ({ name: `Name ${index}`, badge: true }));
const register = (app: TestApp, email: string, badges: number, line?: string) =>
  app
    .browser()
    .post('/api/register')
    .send({ email, attendees: peopleOf(badges), line });
/** Does something with the link of somebody who waits, if they do. */
const withLine = async <T>(app: TestApp, email: string, act: (line: string) => PromiseLike<T>) => {
  const [entry] = await app.query(sql`select id from badge_queue_entry where email = ${email}`);
  return entry ? act(await lineOf(app, email)) : undefined;
};
const namesOf = async (client: ApiClient): Promise<{ nameId: string }[]> =>
  (await client.get('/api/registration')).body.attendees;

const waits = (email: string, badges: number) =>
  command(`${email} waits for ${badges}`, async ({ app }) => waitForBadges(app, email, badges));
const registers = (email: string, badges: number) =>
  command(`${email} registers ${badges}`, async ({ app }) => register(app, email, badges));
const takes = (email: string, badges: number) =>
  command(`${email} takes ${badges} of what is kept`, ({ app }) =>
    withLine(app, email, (line) => register(app, email, badges, line)),
  );
const changes = (email: string, badges: number) =>
  command(`${email} waits for ${badges} instead`, ({ app }) =>
    withLine(app, email, (line) => app.browser().put('/api/register/queue').query({ line }).send({ badges })),
  );
const leaves = (email: string) =>
  command(`${email} leaves the line`, ({ app }) =>
    withLine(app, email, (line) => app.browser().delete('/api/register/queue').query({ line })),
  );
const adds = (email: string) =>
  command(`${email} adds a name`, async ({ app }) => {
    const client = await app.signedIn(email);
    const name = `Name ${(await namesOf(client)).length}`;
    return client.post('/api/registration/attendees').send({ name, badge: true });
  });
const givesBack = (email: string) =>
  command(`${email} gives a badge back`, async ({ app }) => {
    const client = await app.signedIn(email);
    const [first] = await namesOf(client);
    return first && client.delete(`/api/me/badges/${first.nameId}`);
  });
const isRemoved = (email: string) =>
  command(`${email} is taken off the list`, async ({ app }) => {
    const admin = await app.signedIn(ADMIN);
    const { body } = await admin.get('/api/registrations').query({ search: email });
    const [found] = body.items;
    return found && admin.delete(`/api/registration/${found.id}`);
  });
const becomes = (capacity: number) =>
  command(`the house holds ${capacity}`, async ({ app }) => {
    if ((await countedBadges(app)).counter > capacity) return;
    await app.query(sql`update edition_settings set capacity = ${capacity}`);
    await app.get(CurrentEdition).refresh();
    await app.runJob('badge-queue-offers');
  });
const aDayPasses = () =>
  command('a day passes', async (real) => {
    if (real.days === MOST_DAYS) return;
    real.days += 1;
    real.app.clock.advance(DAY_SECONDS);
    await real.app.runJob('unconfirmed-registrations');
    await real.app.runJob('badge-queue-offers');
  });

const who = fc.constantFrom(...PEOPLE);
const badges = fc.integer({ min: 1, max: 4 });
const COMMANDS = [
  fc.tuple(who, badges).map(([email, count]) => waits(email, count)),
  fc.tuple(who, badges).map(([email, count]) => waits(email, count)),
  fc.tuple(who, badges).map(([email, count]) => registers(email, count)),
  fc.tuple(who, badges).map(([email, count]) => takes(email, count)),
  fc.tuple(who, badges).map(([email, count]) => changes(email, count)),
  who.map(leaves),
  who.map(adds),
  who.map(givesBack),
  who.map(isRemoved),
  fc.integer({ min: 2, max: 6 }).map(becomes),
  fc.constant(null).map(aDayPasses),
];

describe('the queue for badges, whatever happens in whatever order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({
      REGISTRATION_CAPACITY: String(CAPACITY),
      ...HOLD_LONG,
      RESEND_COOLDOWN_SECONDS: '0',
    });
  });
  afterAll(() => app.stop());

  it(
    'should count each badge once, keep none that nobody has, and leave none free that somebody waits for',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30, size: 'max' }), async (commands) => {
          await app.query(sql`truncate account, edition, mail, badge_queue_entry cascade`);
          await app.query(sql`update edition_settings set capacity = ${CAPACITY}`);
          await app.get(CurrentEdition).refresh();
          app.clock.set('2025-10-01T12:00:00Z');
          await fc.asyncModelRun(() => ({ model: {}, real: { app, days: 0 } }), commands);
        }),
        modelRuns(10),
      );
    },
    isLongForm ? 3_600_000 : 300_000,
  );
});
