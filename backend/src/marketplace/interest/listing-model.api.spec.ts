import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import fc from 'fast-check';
import { isLongForm, modelRuns } from '../../../test/battery.ts';
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

/** A command as the model and the product do it. */
function command(
  name: string,
  expected: (model: ListingModel) => unknown,
  send: (real: Real) => PromiseLike<unknown>,
): fc.AsyncCommand<ListingModel, Real> {
  return {
    check: () => true,
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
const ANYBODY = fc.constantFrom(SELLER, ...BUYERS, ADMINISTRATOR);
/** Some of them all, mostly those who may. */
const buyer = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...BUYERS) }, ANYBODY);
const seller = fc.oneof({ weight: 5, arbitrary: fc.constant(SELLER) }, ANYBODY);
const administrator = fc.oneof({ weight: 5, arbitrary: fc.constant(ADMINISTRATOR) }, ANYBODY);

type Send = (client: ApiClient, path: string, id: string) => PromiseLike<{ status: number }>;
const does = (
  who: string,
  what: string,
  expected: (model: ListingModel) => number,
  send: Send = (client, path) => client.post(`${path}/${what}`),
) =>
  command(`${who}: ${what}`, expected, async ({ clients, id }) => {
    const { status } = await send(clients[who] as ApiClient, `/api/forsale/${id}`, id);
    return status;
  });
const takes = buyer.map((who) => does(who, 'mark-pending', (model) => model.take(who)));
const waits = buyer.map((who) => does(who, 'queue', (model) => model.wait(who)));
const undoes = fc.oneof(buyer, seller).map((who) => does(who, 'undo-pending', (model) => model.undo(who)));
const COMMANDS = [
  ...[takes, takes, waits, waits, waits, undoes, undoes],
  buyer.map((who) =>
    does(
      who,
      'wait no longer',
      (model) => model.stopWaiting(who),
      (client, path) => client.delete(`${path}/queue`),
    ),
  ),
  fc.constant(
    does(
      SELLER,
      'offer',
      (model) => model.offer(),
      (client, _, id) => client.post('/api/forsale').send(listingForm({ id })),
    ),
  ),
  seller.map((who) => does(who, 'mark-sold', (model) => model.sell(who))),
  seller.map((who) => does(who, 'renew', (model) => model.renew(who))),
  fc
    .tuple(seller, fc.constantFrom<(Status | undefined)[]>('Available', 'Pending', 'Sold', undefined))
    .map(([who, status]) =>
      does(
        who,
        `save as ${status ?? 'it is'}`,
        (model) => model.save(who, status),
        (client, path) => client.put(path).send(listingForm(status && { status })),
      ),
    ),
  seller.map((who) =>
    does(
      who,
      'remove',
      (model) => model.remove(who),
      (client, path) => client.delete(path),
    ),
  ),
  buyer.map((who) =>
    does(
      who,
      'report',
      (model) => model.report(who),
      (client, path) => client.post(`${path}/report`).send({ reason: 'scam' }),
    ),
  ),
  fc.tuple(administrator, fc.constantFrom('Not a game', 'A copy')).map(([who, reason]) =>
    does(
      who,
      `hide as ${reason}`,
      (model) => model.hide(who, reason),
      (client, path) => client.post(`${path}/hide`).send({ reason }),
    ),
  ),
  administrator.map((who) => does(who, 'unhide', (model) => model.show(who))),
  ...[
    [5, 10, 15],
    [60, DAY, RENEW_DAYS * DAY, 7 * DAY],
  ].map((times) =>
    fc.constantFrom(...times).map((minutes) =>
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
        fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 100, size: 'max' }), async (commands) => {
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
        modelRuns(6),
      );
    },
    isLongForm ? 3_600_000 : 120_000,
  );
});
