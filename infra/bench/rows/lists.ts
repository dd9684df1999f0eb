import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { fillSchedule, scheduleQuery } from '../data/events.ts';
import { invitationsQuery, invitedGameday } from '../data/invitations.ts';
import { fillMarketplace, LISTINGS_QUERY } from '../data/listings.ts';
import { people } from '../data/people.ts';
import { load } from '../load.ts';
import { cpuSeconds } from '../process-figures.ts';
import { bareServer } from '../references/bare-server.ts';
import { type Contender, ratioOf } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

const CLIENTS = 20;

interface Asked {
  url: string;
  path: string;
  headers?: Record<string, string>;
  pids: (number | undefined)[];
}

function asking(bench: Bench, { url, path, headers = {}, pids }: Asked): Contender {
  const requests = [{ method: 'GET' as const, path, headers }];
  return {
    run: async () => {
      const seconds = bench.size(5, 2);
      const { count, ...answered } = await load({ url, clients: CLIENTS, seconds, requests });
      return { units: count, seconds: answered.seconds };
    },
    cpu: () => cpuSeconds(pids.map((pid) => pid ?? 0)),
  };
}

/** A list of the product, and the rows of a query that bare node:http and pg send. */
async function againstBare(bench: Bench, path: string, query: string, headers?: Record<string, string>) {
  const product = await bench.product();
  const { backend, postgres } = product.pids;
  const bare = await bareServer(bench, product.databaseUrl, { '/': query });
  const reference = asking(bench, { url: bare.url, path: '/', pids: [bare.pid, postgres] });
  const subject = asking(bench, {
    url: product.web,
    path,
    pids: [backend, postgres],
    ...(headers && { headers }),
  });
  // Both have compiled their code and filled their pools before anything is measured; the product has more of it.
  await reference.run();
  for (let warming = 0; warming < 3; warming++) await subject.run();
  return ratioOf(await bench.rounds(reference, subject), 'answers');
}

async function schedule(bench: Bench, count: number): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  await fillSchedule(product, count);
  await sameLength(product, '/api/events', count);
  return againstBare(
    bench,
    '/api/events',
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
  return againstBare(bench, path, invitationsQuery(id), { cookie: product.staff.cookie });
}

async function listings(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  await fillMarketplace(product, bench.size(10_000, 2_000));
  return againstBare(bench, '/api/forsale', LISTINGS_QUERY);
}

const LIST = { must: 0.75, aim: 1.3, better: 'higher' } as const;
const BARE = '÷ bare node:http and pg sending the same rows';

export const rows: Row[] = [
  {
    ...LIST,
    name: 'events-list',
    title: `the schedule of 5,000 events with 40,000 participants, 20 clients ${BARE}`,
    gate: 0.5,
    limitedBy:
      'PostgreSQL writing forty thousand participants as JSON, once for all who ask at the same moment, and then the bytes: ' +
      'six megabytes for each, a tenth of it compressed as browsers read it.',
    run: (bench) => schedule(bench, bench.size(5_000, 500)),
  },
  {
    ...LIST,
    name: 'events-list-small',
    title: `the schedule of 50 events, 20 clients ${BARE}`,
    limitedBy:
      'What Nest, the guards and the log do for each request; the query is shared by those who ask together.',
    run: (bench) => schedule(bench, 50),
  },
  {
    ...LIST,
    name: 'gameday-invitations',
    title: `a page of a gameday with 10,000 invitations, 20 clients ${BARE}, without session and access rule`,
    limitedBy:
      'Three statements a request (session, gameday with its counters, page) where the reference has one.',
    run: invitations,
  },
  {
    ...LIST,
    name: 'listings',
    title: `the first page of 10,000 games for sale, 20 clients ${BARE}`,
    limitedBy:
      'The same lookups of photos, names and comments in PostgreSQL, and the number of games, counted each time.',
    run: listings,
  },
];
