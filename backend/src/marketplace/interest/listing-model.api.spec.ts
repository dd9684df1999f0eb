import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { isLongForm, modelRuns } from '@tablefall/worker/test/battery';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { listingForm, traderNamed } from '../testing/listing.factory.ts';
import { ADMINISTRATOR, ListingModel, RENEW_DAYS, SELLER, type Status } from '../testing/listing-model.ts';

const BUYERS = ['Ola', 'Priya', 'Kofi'];
const DAY = 24 * 60;

interface Real {
  app: TestApp;
  clients: Record<string, ApiClient>;
  /** Of each name. */
  emails: Record<string, string>;
  id: string;
}

/** A command as the model and the product do it. @param isAny also where nothing comes of it by the model */
function command(
  name: string,
  expected: (model: ListingModel) => unknown,
  send: (real: Real) => PromiseLike<unknown>,
  isAny = true,
): fc.AsyncCommand<ListingModel, Real> {
  return {
    check: (model) => isAny || model.isChangedBy(expected),
    toString: () => name,
    run: async (model, real) => {
      const status = expected(model);
      expect([name, await send(real)]).toEqual([name, status]);
      expect({ name, ...(await seen(real)) }).toEqual({ name, ...shown(model) });
    },
  };
}

const nameOf = (emails: Real['emails'], address: string) =>
  Object.keys(emails).find((name) => emails[name] === address) ?? 'staff';

/** All that the product says of the listing, and what it has told. */
async function seen({ app, clients, emails, id }: Real) {
  const { status, body } = await (clients[ADMINISTRATOR] as ApiClient).get(`/api/forsale/${id}`);
  const { body: page } = await app.browser().get('/api/forsale').expect(200);
  const queue = await app.query(sql<{ email: string }>`
    select email from listing_queue join account on account.id = buyer_id order by listing_queue.id`);
  const told = await app.query(sql<{ news: string; address: string }>`
    select coalesce(props ->> 'news', 'report') as news, recipient_address as address from mail
    where kind = 'listing-notice' or kind = 'listing-report' and recipient_address = ${ADMIN}`);
  return {
    isListed: page.total === 1,
    queue: queue.map(({ email }) => nameOf(emails, email)),
    news: told.map(({ news, address }) => `${news} ${nameOf(emails, address)}`).sort(),
    listing: status === 200 && {
      status: body.status,
      buyer: body.pendingBuyerName,
      hiddenFor: body.hiddenReason,
      isLapsed: body.isLapsed,
      renewedAt: (Date.parse(body.renewedAt) - BEGIN) / 60_000,
      reports: body.reportCount,
      deeds: body.discussions.map(
        (entry: Record<string, string>) => `${entry.messageType} ${entry.userName}`,
      ),
    },
  };
}

const shown = (model: ListingModel): Awaited<ReturnType<typeof seen>> => ({
  isListed: model.isListed,
  queue: model.listing?.queue ?? [],
  news: model.news.map(([news, who]) => `${news} ${who}`).sort(),
  listing: model.listing !== null && {
    status: model.listing.status,
    buyer: model.listing.buyer,
    hiddenFor: model.listing.hiddenFor,
    isLapsed: model.listing.isLapsed,
    renewedAt: model.listing.renewedAt,
    reports: model.listing.reporters.length - model.listing.settled,
    deeds: model.listing.deeds.map(({ what, who }) => `${what} ${who}`),
  },
});

const BEGIN = Date.parse('2025-10-01T12:00:00Z');

type Expected = (model: ListingModel, who: string) => number;
type Send = (client: ApiClient, path: string, id: string) => PromiseLike<{ status: number }>;
/** So often somebody of these does something: mostly what they may and what something comes of. */
const does = (
  times: number,
  people: string[],
  what: string,
  expected: Expected,
  send: Send = (client, path) => client.post(`${path}/${what}`),
): fc.Arbitrary<fc.AsyncCommand<ListingModel, Real>>[] =>
  Array(times).fill(
    fc.tuple(fc.constantFrom(...people), fc.nat({ max: 9 })).map(([who, odd]) =>
      command(
        `${who}: ${what}`,
        (model) => expected(model, who),
        async ({ clients, id }) => {
          const { status } = await send(clients[who] as ApiClient, `/api/forsale/${id}`, id);
          return status;
        },
        odd === 0,
      ),
    ),
  );
const TRADERS = [SELLER, ...BUYERS];
const EVERYBODY = [...TRADERS, ADMINISTRATOR];
const stopWaiting: Send = (client, path) => client.delete(`${path}/queue`);
const offer: Send = (client, _, id) => client.post('/api/forsale').send(listingForm({ id }));
const saveAs =
  (status?: Status): Send =>
  (client, path) =>
    client.put(path).send(listingForm(status && { status }));
const report: Send = (client, path) => client.post(`${path}/report`).send({ reason: 'scam' });
const hide =
  (reason: string): Send =>
  (client, path) =>
    client.post(`${path}/hide`).send({ reason });
const COMMANDS = [
  ...does(24, TRADERS, 'mark-pending', (model, who) => model.take(who)),
  ...does(32, TRADERS, 'queue', (model, who) => model.wait(who)),
  ...does(20, TRADERS, 'undo-pending', (model, who) => model.undo(who)),
  ...does(1, TRADERS, 'wait no longer', (model, who) => model.stopWaiting(who), stopWaiting),
  ...does(8, [SELLER], 'offer', (model) => model.offer(), offer),
  ...does(2, EVERYBODY, 'mark-sold', (model, who) => model.sell(who)),
  ...does(1, EVERYBODY, 'renew', (model, who) => model.renew(who)),
  ...does(1, EVERYBODY, 'save', (model, who) => model.save(who), saveAs()),
  ...(['Available', 'Pending', 'Sold'] as const).flatMap((status) =>
    does(2, EVERYBODY, `save as ${status}`, (model, who) => model.save(who, status), saveAs(status)),
  ),
  ...does(
    1,
    EVERYBODY,
    'remove',
    (model, who) => model.remove(who),
    (client, path) => client.delete(path),
  ),
  ...does(1, TRADERS, 'report', (model, who) => model.report(who), report),
  ...['Not a game', 'A copy'].flatMap((reason) =>
    does(
      1,
      [ADMINISTRATOR, 'Ola'],
      `hide as ${reason}`,
      (model, who) => model.hide(who, reason),
      hide(reason),
    ),
  ),
  ...does(12, [ADMINISTRATOR, 'Ola'], 'unhide', (model, who) => model.show(who)),
  ...[5, 10, 15, DAY, RENEW_DAYS * DAY, 7 * DAY].map((minutes) =>
    fc.constant(
      command(
        `${minutes} minutes pass`,
        (model) => model.pass(minutes),
        (real) => pass(real, minutes),
      ),
    ),
  ),
];

async function pass({ app, clients, emails }: Real, minutes: number): Promise<void> {
  app.clock.advance(60 * minutes);
  for (const job of ['stale-listings', 'unanswered-offers', 'seller-news']) await app.runJob(job);
  if (minutes <= DAY) return;
  for (const [name, email] of Object.entries(emails)) clients[name] = await app.signedIn(email);
}

describe('a game for sale, whatever happens in whatever order', () => {
  let app: TestApp;
  const clients: Real['clients'] = {};
  const emails: Real['emails'] = { [ADMINISTRATOR]: ADMIN };
  beforeAll(async () => {
    app = await TestApp.start({ LISTING_RENEW_DAYS: String(RENEW_DAYS), RESEND_COOLDOWN_SECONDS: '0' });
    clients[ADMINISTRATOR] = await app.signedIn(ADMIN);
    for (const name of [SELLER, ...BUYERS]) {
      const trader = await traderNamed(app, name);
      clients[name] = trader.client;
      emails[name] = trader.email;
    }
  });
  afterAll(() => app.stop());

  it(
    'should be what the model says: one has it, who waits is told in order, and nobody of what they know',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 400, size: 'max' }), async (commands) => {
          await app.query(sql`truncate listing, mail cascade`);
          app.clock.set(new Date(BEGIN).toISOString());
          const real: Real = { app, clients, emails, id: randomUUID() };
          const model = new ListingModel();
          model.offer();
          await clients[SELLER]
            ?.post('/api/forsale')
            .send(listingForm({ id: real.id }))
            .expect(200);
          await fc.asyncModelRun(() => ({ model, real }), commands);
        }),
        modelRuns(3),
      );
    },
    isLongForm ? 3_600_000 : 300_000,
  );
});
