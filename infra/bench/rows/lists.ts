import { againstBare, BARE, LIST } from '../against-bare.ts';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { fillSchedule, scheduleQuery } from '../data/events.ts';
import { invitationsQuery, invitedGameday } from '../data/invitations.ts';
import { fillMarketplace, LISTINGS_QUERY } from '../data/listings.ts';
import { people } from '../data/people.ts';
import type { Measured, Row } from '../row.ts';

async function schedule(bench: Bench, count: number): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  await fillSchedule(product, count);
  await sameLength(product, '/api/events', count);
  return againstBare(
    bench,
    { path: '/api/events' },
    scheduleQuery((product.environment.CONVENTION_START ?? '').slice(0, 7)),
  );
}

async function sameLength({ staff }: BenchProduct, path: string, count: number): Promise<void> {
  const list = await staff.call<unknown[]>('GET', path);
  if (list.length !== count) throw new Error(`${path} lists ${list.length} and not ${count}`);
}

async function invitations(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const id = await invitedGameday(product, bench.size(10_000, 1_000));
  const path = `/api/gameday/${id}/invitations`;
  return againstBare(bench, { path, headers: { cookie: product.staff.cookie } }, invitationsQuery(id));
}

async function listings(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  await fillMarketplace(product, bench.size(10_000, 2_000));
  return againstBare(bench, { path: '/api/forsale' }, LISTINGS_QUERY);
}

export const rows: Row[] = [
  {
    ...LIST,
    name: 'events-list',
    road: true,
    title: `the schedule of 5,000 events with 40,000 participants, 20 clients ${BARE}`,
    short: true,
    limitedBy:
      'PostgreSQL writing forty thousand participants as JSON, once for all who ask at the same moment, and then the bytes: ' +
      'six megabytes for each, a tenth of it compressed as browsers read it.',
    run: (bench) => schedule(bench, bench.size(5_000, 500)),
  },
  {
    ...LIST,
    name: 'events-list-small',
    road: true,
    title: `the schedule of 50 events, 20 clients ${BARE}`,
    limitedBy:
      'What Nest, the guards and the log do for each request; the query is shared by those who ask together.',
    run: (bench) => schedule(bench, 50),
  },
  {
    ...LIST,
    name: 'gameday-invitations',
    road: true,
    title: `a page of a gameday with 10,000 invitations, 20 clients ${BARE}, without session and access rule`,
    limitedBy:
      'Three statements a request (session, gameday with its counters, page) where the reference has one.',
    run: invitations,
  },
  {
    ...LIST,
    name: 'listings',
    road: true,
    title: `the first page of 10,000 games for sale, 20 clients ${BARE}`,
    limitedBy:
      'The same lookups of photos, names and comments in PostgreSQL, and the number of games, counted each time.',
    run: listings,
  },
];
