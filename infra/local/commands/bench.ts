import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Compared, compareRow, LEAST } from '../../bench/against.ts';
import { Bench } from '../../bench/bench.ts';
import { migrations, newerMigrations } from '../../bench/results/age.ts';
import { floorOf, isBelow } from '../../bench/results/floor.ts';
import { keep, machine, publish, published } from '../../bench/results/report.ts';
import type { Result } from '../../bench/results/result.ts';
import { figure, table } from '../../bench/results/table.ts';
import { NotMeasured, type Row } from '../../bench/row.ts';
import { chosenRows } from '../../bench/rows.ts';
import { LastRelease } from '../../deploy-check/last-release.ts';
import { ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { build } from '../product/build.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { UserError } from '../user-error.ts';

// `npm run bench -- <rows>`: the benchmark, all of it or some rows. `--short` is the form that `npm test` runs, held to
// what was published; `--publish` writes the results into infra/docs/performance.md; `--against COMMIT` measures that
// commit beside this one.

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    publish: { type: 'boolean' },
    against: { type: 'string' },
  },
});
const form = options.short ? 'short' : 'full';
/** A round that other work on the machine has made worse is measured again, so often. */
const TRIES = 3;

const benches: Bench[] = [];
const newBench = (...made: ConstructorParameters<typeof Bench>) => {
  const bench = new Bench(...made);
  benches.push(bench);
  return bench;
};
let stopping: Promise<unknown> | undefined;
const stop = async () => {
  stopping ??= Promise.all(benches.map((bench) => bench.stop()));
  await stopping;
};
onInterruption(stop);

async function measure({ run, ...row }: Row, bench: Bench): Promise<Result> {
  const made = {
    row,
    at: new Date().toISOString(),
    migration: migrations().at(-1) ?? '',
    machine: machine(),
  };
  try {
    return { ...made, measured: await run(bench) };
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    return { ...made, measured: null, trouble, failed: !(error instanceof NotMeasured) };
  }
}

/** Measures rows, each of the short form until it reaches what was published, or has been tried often enough. */
async function measureAll(rows: Row[]): Promise<boolean> {
  const bench = newBench(form);
  const results: Result[] = [];
  const missed: string[] = [];
  for (const row of rows) {
    const floor = form === 'short' ? floorOf(row, published(form, row.name)) : null;
    let result: Result | undefined;
    for (let tries = 0; tries < TRIES && !stopping && (!result || isBelow(floor, result)); tries++) {
      if (result) bench.again();
      print(`${row.name}: ${row.title}${result ? ', once more' : ''} …`);
      result = await measure(row, bench);
    }
    if (!result) break;
    results.push(result);
    // At once: a run of half an hour may be ended before its last row.
    if (options.publish) publish(result, form);
    if (floor !== null && isBelow(floor, result))
      missed.push(
        `${row.name} is more than a quarter below ${figure(row, floor)}: what was published less its spread, or its Must.`,
      );
  }
  if (stopping) return true;
  print(`\n${table(results)}\n`);
  keep(results);
  for (const sentence of missed) print(sentence);
  return missed.length === 0 && results.every(({ failed }) => !failed);
}

/** Measures another commit beside this one, and says how far this one comes. */
async function measureAgainst(revision: string, rows: Row[]): Promise<boolean> {
  const other = await LastRelease.of(revision);
  await other.install();
  await other.build();
  await build(print, 'build-code');
  const theirs = newBench(form, { release: other.folder, rounds: 1 });
  const ours = newBench(form, { release: ROOT, rounds: 1 });
  const all: Compared[] = [];
  for (const row of rows.filter(({ road }) => road)) {
    if (stopping) return true;
    print(`${row.name}: ${row.title} …`);
    const compared = await compareRow(row, theirs, ours);
    if (compared) all.push(compared);
    if (compared) print(sentenceOf(row, compared, other.name));
  }
  const below = all.filter(({ share }) => !(share >= LEAST));
  for (const { row, share } of below)
    print(`${row} comes to ${share.toFixed(2)} of ${other.name}, and not to ${LEAST}.`);
  const newer = newerMigrations();
  if (newer.length > 0)
    print(
      `The published page is older than ${newer.length} migrations: publish it before the release is cut.`,
    );
  return below.length === 0 && all.length > 0 && (newer.length === 0 || names.length > 0);
}

function sentenceOf(row: Row, { theirs, ours, share }: Compared, name: string): string {
  const texts = (values: number[]) => values.map((value) => figure(row, value)).join(' ');
  return `  ${name}: ${texts(theirs)}; this: ${texts(ours)}; share ${share.toFixed(2)}`;
}

const [load = 0] = loadavg();
if (form === 'full' && load > cpus().length / 2)
  print(
    `The machine is busy (load ${load.toFixed(1)}): these figures will be worse than those of a quiet one.`,
  );

try {
  const rows = await chosenRows(names, options.against === undefined ? form : 'full');
  const isGood =
    options.against === undefined ? await measureAll(rows) : await measureAgainst(options.against, rows);
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  await stop();
}
