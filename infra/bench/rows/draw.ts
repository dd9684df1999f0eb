import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { people } from '../data/people.ts';
import { fillWishes, WISHES } from '../data/wishes.ts';
import { forgetPeak, memoryOf } from '../process-figures.ts';
import { firstCome, mostPossible, type Served, type Wishing } from '../references/ways-of-seating.ts';
import { type Measured, NotMeasured, type Row } from '../row.ts';

const MEGABYTE = 1e6;

interface Drawn {
  drawn: Served;
  firstCome: Served;
  most: Served;
  /** From the beginning of the draw's transaction until others see it. */
  seconds: number;
  /** Bytes that the backend held at most beyond what it held before; null where it cannot be told. */
  memory: number | null;
}

interface Published {
  input: Wishing;
  result: { counts: { people: number; peopleWithNothing: number; peopleWithOneOfFirstThree: number } };
}

/** A backend draws by itself, as it does at the moment that was planned. */
async function drawOnce(bench: Bench): Promise<Drawn> {
  await people(bench);
  const product = await bench.product();
  // Nobody sends the mails meanwhile.
  await product.stopWorker('worker');
  try {
    await fillWishes(product);
    const backend = product.pids.backend ?? 0;
    forgetPeak(backend);
    const before = memoryOf(backend)?.now;
    const { published, seconds } = await run(product);
    const peak = memoryOf(backend)?.peak;
    const { input, result } = JSON.parse(published) as Published;
    const { counts } = result;
    if (counts.people !== WISHES.people) throw new Error(`${counts.people} people were in the draw`);
    return {
      drawn: {
        withOne: counts.people - counts.peopleWithNothing,
        withOneOfFirstThree: counts.peopleWithOneOfFirstThree,
      },
      firstCome: firstCome(input),
      most: mostPossible(input),
      seconds,
      memory: peak && before ? peak - before : null,
    };
  } finally {
    await product.db.query(`delete from mail where kind = 'draw-result'`);
    await product.db.query('truncate event, draw cascade');
    await product.startWorker('worker');
  }
}

async function run({ db, environment }: BenchProduct): Promise<{ published: string; seconds: number }> {
  await db.query(
    `insert into draw (edition, runs_at, seed, seed_hash)
     values (left($1::text, 7), now(), 'bench', encode(sha256('bench'), 'hex'))`,
    [environment.CONVENTION_START],
  );
  await db.query(
    `insert into job (name, due_at) values ('draw', now()) on conflict (name) do update set due_at = now()`,
  );
  for (;;) {
    const { rows } = await db.query<{ published: string; seconds: number }>(
      'select published, extract(epoch from clock_timestamp() - ran_at)::float8 as seconds from draw where published is not null',
    );
    if (rows[0]) return rows[0];
    // The database tells nobody that the draw is there.
    await sleep(20);
  }
}

const share = (count: number) => `${Math.round((100 * count) / WISHES.people)} %`;

/** Beside first come, and the optimum of the assignment: 3,200 and 3,199 people here, by `mostPossible` as by HiGHS. */
function comparedBy(figure: keyof Served) {
  return async (bench: Bench): Promise<Measured> => {
    const { drawn, firstCome, most } = await bench.figures(drawOnce);
    return {
      value: drawn[figure] / most[figure],
      subject: `${share(drawn[figure])} of people`,
      reference: `${share(most[figure])}; first come ${share(firstCome[figure])}`,
    };
  };
}

async function memoryOfDraw(bench: Bench): Promise<Measured> {
  const { memory } = await bench.figures(drawOnce);
  if (memory === null) throw new NotMeasured('This machine does not tell the memory of a process.');
  return { value: memory / MEGABYTE };
}

export const rows: Row[] = [
  {
    name: 'draw',
    title:
      'a draw of 800 games with 4 seats among 5,000 people with 40,000 wishes: people with a game ÷ the most that is possible',
    must: null,
    aim: null,
    better: 'higher',
    limitedBy:
      'chains are played after the first round alone and move only those who allow it, so that honest lists stay best.',
    run: comparedBy('withOne'),
  },
  {
    name: 'draw-first-three',
    title: 'the same: people with one of their first three wishes ÷ the most that is possible',
    must: null,
    aim: null,
    better: 'higher',
    limitedBy: 'the most that is possible gives others nothing for it.',
    run: comparedBy('withOneOfFirstThree'),
  },
  {
    name: 'draw-time',
    title: 'the same: from the beginning of its transaction until everybody sees seats, waitlists and mails',
    must: 10,
    aim: null,
    better: 'lower',
    unit: 's',
    limitedBy: 'writing the seats, the waitlists, who was in which party, and 5,000 mails.',
    run: async (bench) => ({ value: (await bench.figures(drawOnce)).seconds }),
  },
  {
    name: 'draw-memory',
    title: 'the same: memory of the backend beyond what it held before',
    must: null,
    aim: null,
    better: 'lower',
    unit: 'MB',
    limitedBy: 'the wishes are held as rows, as the input of the draw and as the text that is published.',
    run: memoryOfDraw,
  },
];
