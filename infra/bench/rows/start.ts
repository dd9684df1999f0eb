import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOCAL, ROOT } from '../../local/paths.ts';
import { hasEnded, run, stopChild } from '../../local/supervisor/processes.ts';
import type { Bench } from '../bench.ts';
import { median } from '../rounds.ts';
import { type Measured, NotMeasured, type Row } from '../row.ts';

const CLONE = join(LOCAL, 'bench/clone');
const LONGEST_MS = 300_000;
const GRACE_MS = 60_000;
/** The line of the last screen that names the web app. */
const ADDRESSES = /^\s*Web app\s+http/m;

/** What npm needs to reach its registry and its cache, beside what every program needs of the machine. */
const OF_THE_MACHINE =
  /^(PATH|HOME|USER|LANG|LC_ALL|TMPDIR|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|cafile|userconfig))$/i;

/** A program of a fresh clone must not find the settings and the packages of this one. */
function environment(): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ROOT));
  return { ...Object.fromEntries(machine), PATH: folders.join(delimiter), CI: 'true' };
}

/** Seconds from `npm start` to the addresses on the screen. */
async function secondsToAddresses(bench: Bench): Promise<number> {
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: CLONE,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => stopNpm(child);
  bench.atEnd(stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  try {
    while (!ADDRESSES.test(output)) {
      if (hasEnded(child) || performance.now() - begin > LONGEST_MS)
        throw new Error(`npm start named no addresses: ${output.trim().split('\n').slice(-3).join(' ')}`);
      await delay(10);
    }
    return (performance.now() - begin) / 1_000;
  } finally {
    await stop();
  }
}

/** npm passes a signal on to its shell only, so the supervisor itself is told, which ends all that it started. */
async function stopNpm(child: ChildProcess): Promise<void> {
  const claim = join(CLONE, '.local/supervisor.pid');
  for (const end = Date.now() + GRACE_MS; existsSync(claim) && Date.now() < end; await delay(50)) {
    try {
      process.kill(Number(readFileSync(claim, 'utf8')), 'SIGTERM');
    } catch {
      break;
    }
  }
  await stopChild(child, GRACE_MS);
}

/** A clone of what is committed here, with nothing installed and nothing built. */
async function freshClone(bench: Bench): Promise<void> {
  removeClone();
  mkdirSync(dirname(CLONE), { recursive: true });
  await run('git', ['clone', '--quiet', ROOT, CLONE]).catch(() => {
    throw new NotMeasured('A fresh clone needs git, and a checkout to clone.');
  });
  bench.atEnd(removeClone);
}

/** With the place outside of the checkout where root keeps the database of a private one. */
function removeClone(): void {
  const place = join(CLONE, '.local/outside-place');
  if (existsSync(place))
    rmSync(join('/var/tmp', readFileSync(place, 'utf8').trim()), { recursive: true, force: true });
  rmSync(CLONE, { recursive: true, force: true });
}

async function starts(bench: Bench): Promise<{ cold: number; warm: number[] }> {
  await freshClone(bench);
  const cold = await secondsToAddresses(bench);
  const warm: number[] = [];
  for (let round = 0; round < 3; round++) warm.push(await secondsToAddresses(bench));
  removeClone();
  return { cold, warm };
}

async function coldStart(bench: Bench): Promise<Measured> {
  return { value: (await bench.once(starts)).cold };
}

async function warmStart(bench: Bench): Promise<Measured> {
  const { warm } = await bench.once(starts);
  return { value: median(warm), spread: [Math.min(...warm), Math.max(...warm)] };
}

export const rows: Row[] = [
  {
    name: 'start-cold',
    title: 'npm start in a fresh clone with a warm package cache, to the addresses on the screen',
    must: 60,
    aim: 30,
    better: 'lower',
    unit: 's',
    limitedBy:
      'npm unpacks about 480 packages; then Vite builds the web app, and the demo with its photos is added.',
    run: coldStart,
  },
  {
    name: 'start-warm',
    title: 'npm start the next time, to the addresses on the screen',
    must: 5,
    aim: 3,
    better: 'lower',
    unit: 's',
    limitedBy:
      'a look at what changed since the last build, then PostgreSQL, migrations and two Nest processes, one after another where they must be.',
    run: warmStart,
  },
];
