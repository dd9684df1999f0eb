import { cpus, loadavg } from 'node:os';
import { Bench } from '../../bench/bench.ts';
import { keep, publish } from '../../bench/results/report.ts';
import type { Result } from '../../bench/results/result.ts';
import { table } from '../../bench/results/table.ts';
import { NotMeasured, type Row } from '../../bench/row.ts';
import { chosenRows } from '../../bench/rows.ts';
import { print } from '../print.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { UserError } from '../user-error.ts';

// `npm run bench -- <rows>`: the benchmark, all of it or some rows. `--short` is the form that `npm test` runs, with loose
// gates; `--publish` writes the results into infra/docs/performance.md.

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const isPublished = args.includes('--publish');
const bench = new Bench(args.includes('--short') ? 'short' : 'full');

let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= bench.stop();
  return stopping;
};
onInterruption(stop);

async function measure({ run, ...row }: Row): Promise<Result> {
  const at = new Date().toISOString();
  print(`${row.name}: ${row.title} …`);
  try {
    return { row, measured: await run(bench), at };
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    return { row, measured: null, trouble, failed: !(error instanceof NotMeasured), at };
  }
}

/** By the best round: other work on the machine makes single rounds worse, never better. */
function isBeyondGate({ row, measured }: Result): boolean {
  if (bench.form === 'full' || row.gate === undefined || !measured) return false;
  const [lowest, highest] = measured.spread ?? [measured.value, measured.value];
  return row.better === 'higher' ? highest < row.gate : lowest > row.gate;
}

const [load = 0] = loadavg();
if (bench.form === 'full' && load > cpus().length / 2)
  print(
    `The machine is busy (load ${load.toFixed(1)}): these figures will be worse than those of a quiet one.`,
  );

try {
  const results: Result[] = [];
  for (const row of await chosenRows(names, bench.form)) if (!stopping) results.push(await measure(row));
  if (!stopping) {
    print(`\n${table(results)}\n`);
    keep(results);
    if (isPublished) publish(results);
    const missed = results.filter(isBeyondGate);
    for (const { row } of missed) print(`${row.name} is beyond its gate of ${row.gate}.`);
    process.exitCode = missed.length > 0 || results.some(({ failed }) => failed) ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  await stop();
}
