import type { Bench } from '../bench.ts';
import { fillMarketplace } from '../data/listings.ts';
import { people } from '../data/people.ts';
import { load } from '../load.ts';
import { runPgbench } from '../references/pgbench.ts';
import { statementsOf } from '../references/product-statements.ts';
import { ratioOf } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

const CLIENTS = 20;

/** Every filter and every way to sort; the first are those of the short form. */
const SEARCHES = [
  'search=wingspan&status=Available',
  'condition=New&condition=Good&sortBy=price&sortOrder=asc',
  '',
  'search=birmingam&sortBy=name&sortOrder=asc',
  'status=Available&sortBy=condition',
  'minPrice=50&maxPrice=60&sortBy=price&sortOrder=asc',
  'location=Hotel%20lobby',
  'seller=Ola%20Nordmann',
  'sortBy=name&sortOrder=asc',
  'status=Available&page=500',
];

interface Compared {
  search: string;
  /** The product's p95 ÷ that of pgbench. */
  measured: Measured;
}

async function compared(bench: Bench, search: string): Promise<Compared> {
  const product = await bench.product();
  const path = `/api/forsale?${search}`;
  const statements = await statementsOf(
    product,
    () => product.staff.call('GET', path),
    (statement) => statement.includes(' listing '),
  );
  if (statements.length === 0) throw new Error(`The statements of ${path} were not logged`);
  const script = `${statements.join(';\n')};\n`;
  const seconds = bench.size(2, 1);
  const requests = [{ method: 'GET' as const, path, headers: { cookie: product.staff.cookie } }];
  const asked = () => load({ url: product.web, clients: CLIENTS, seconds, requests });
  await asked();
  // As rates of one request in the time of the p95, so that ratios come out of the rounds like all others.
  const rate = async (answered: Promise<{ p95: number }>) => ({
    units: 1,
    seconds: (await answered).p95 / 1_000,
  });
  const rounds = await bench.rounds(
    { run: () => rate(runPgbench(bench, product.databaseUrl, script, { clients: CLIENTS, seconds })) },
    { run: () => rate(asked()) },
    bench.size(3, 1),
  );
  const { value, spread = [value, value] } = ratioOf(rounds, 'p95');
  return { search, measured: { value: 1 / value, spread: [1 / spread[1], 1 / spread[0]] } };
}

async function slowest(bench: Bench): Promise<Measured> {
  await people(bench);
  await fillMarketplace(await bench.product(), bench.size(100_000, 5_000));
  const all: Compared[] = [];
  for (const search of SEARCHES.slice(0, bench.size(SEARCHES.length, 2)))
    all.push(await compared(bench, search));
  all.sort((a, b) => b.measured.value - a.measured.value);
  const text = ({ search, measured }: Compared) => `${search || 'all'}: ${measured.value.toFixed(2)}`;
  const [worst] = all;
  if (!worst) throw new Error('Nothing was searched');
  return { ...worst.measured, subject: all.map(text).join(', ') };
}

export const rows: Row[] = [
  {
    name: 'listing-search',
    title:
      'search among 100,000 games for sale, the slowest of all filters and ways to sort: p95 at 20 clients ÷ p95 of the same SQL in pgbench',
    must: 1.7,
    aim: 1.1,
    better: 'lower',
    limitedBy:
      'The CPU of one backend beside the SQL, where that takes a millisecond. Where it takes more it is the exact number of ' +
      'what matches: an index alone tells it of status, condition and price; words are found, counted and sorted once.',
    run: slowest,
  },
];
