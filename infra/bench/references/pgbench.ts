import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../../local/paths.ts';
import type { Bench } from '../bench.ts';
import { percentile } from '../rounds.ts';
import { pgbench } from './postgres-programs.ts';

const FOLDER = join(LOCAL, 'bench', 'pgbench');
/** Columns of pgbench's log of transactions: client, number, microseconds … */
const MICROSECONDS = 2;

export interface Transactions {
  units: number;
  seconds: number;
  /** Milliseconds within which 95 of 100 ended. */
  p95: number;
}

/** Runs a script of pgbench again and again. Throws NotMeasured where pgbench cannot be had. */
export async function runPgbench(
  bench: Bench,
  databaseUrl: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Transactions> {
  const run = await pgbench(bench);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, 'script.sql');
  writeFileSync(file, script);
  const counts = ['-c', clients, '-j', 2, '-T', seconds].map(String);
  const log = ['--log', `--log-prefix=${join(FOLDER, 'log')}`];
  await run('-n', ...counts, ...log, '-f', file, databaseUrl);
  const times = readdirSync(FOLDER)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[MICROSECONDS]) / 1_000);
  return { units: times.length, seconds, p95: percentile(times, 95) };
}
