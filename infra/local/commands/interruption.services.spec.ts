import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { findChromium } from '../services/chromium.ts';
import { isAlive } from '../supervisor/is-alive.mjs';
import { commandOf, hasEnded, stopLeftover, waitUntil } from '../supervisor/processes.ts';

const LONGEST_START_MS = 120_000;
const LONGEST_END_MS = 30_000;
const LONGEST_MS = 200_000;
const LONGEST_DOWNLOAD_MS = 600_000;
const { PATH, HOME, CHROMIUM_PATH } = process.env;

/** All processes below one: children, their children and so on, whatever group they are in. */
function descendants(ancestor: number): number[] {
  const parents = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (pid: number): number[] =>
    parents.flatMap(([child = 0, parent]) => (parent === pid ? [child, ...below(child)] : []));
  return below(ancestor);
}

/** A command of this repository as a person starts it, and all processes that it was seen to have. */
class Command {
  private readonly seen = new Map<number, string>();
  private readonly child: ChildProcess;

  constructor(...args: string[]) {
    this.child = spawn(process.execPath, [join(ROOT, 'infra/local/bootstrap.mjs'), ...args], {
      cwd: ROOT,
      env: { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) },
      stdio: 'ignore',
    });
  }

  /** Resolves once all these programs run. */
  async untilThereAre(...programs: RegExp[]): Promise<void> {
    const there = () => {
      const commands = this.look();
      return programs.every((program) => commands.some((each) => program.test(each)));
    };
    if (!(await waitUntil(() => there() || hasEnded(this.child), LONGEST_START_MS)) || hasEnded(this.child))
      throw new Error(`not all of ${programs.join(', ')} among\n${[...this.seen.values()].join('\n')}`);
  }

  /** Sends one signal, and answers which processes are left, and with which code the command has ended. */
  async interrupt(signal: NodeJS.Signals): Promise<{ code: number | null; left: string[] }> {
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    await waitUntil(() => hasEnded(this.child) || this.look().length < 0, LONGEST_END_MS);
    const [code] = await ended;
    const left = () => [...this.seen].filter(([pid, command]) => commandOf(pid) === command);
    await waitUntil(() => left().length === 0, LONGEST_END_MS);
    const commands = left().map(([, command]) => command);
    await this.end();
    return { code, left: commands };
  }

  /** Also where the spec fails, nothing is left behind. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    for (const [pid, command] of this.seen)
      if (isAlive(pid)) await stopLeftover(pid, (now) => now === command, { signals: ['SIGKILL'] });
  }

  private look(): string[] {
    if (this.child.pid === undefined) return [];
    const commands = descendants(this.child.pid).map((pid) => [pid, commandOf(pid)] as const);
    for (const [pid, command] of commands) if (command) this.seen.set(pid, command);
    return commands.map(([, command]) => command);
  }
}

describe('a command that is told to end', () => {
  let running: Command | undefined;
  const start = (...args: string[]) => {
    running = new Command(...args);
    return running;
  };
  // On a new machine the browser is brought first, which takes as long as its network does.
  beforeAll(() => findChromium(() => undefined), LONGEST_DOWNLOAD_MS);
  afterEach(() => running?.end());

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'should end all of npm test on %s',
    async (signal) => {
      const command = start('test');
      await command.untilThereAre(/biome/, /nx\.js run/);
      expect(await command.interrupt(signal)).toEqual({ code: 130, left: [] });
    },
    LONGEST_MS,
  );

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'should end specs, their workers and their services on %s',
    async (signal) => {
      const command = start('jest', 'backend/test/database-crashes', 'worker/test/pauses');
      await command.untilThereAre(/jest-worker/, /bin\/postgres -D/, /redis|valkey/, /postgres-to-crash/);
      expect(await command.interrupt(signal)).toEqual({ code: 130, left: [] });
    },
    LONGEST_MS,
  );

  it(
    'should end journeys, their browser and their product',
    async () => {
      const command = start('journeys', 'sign-in');
      await command.untilThereAre(/chromium/, /bin\/postgres -D/, /worker\/dist\/src\/main/);
      expect(await command.interrupt('SIGTERM')).toEqual({ code: 130, left: [] });
    },
    LONGEST_MS,
  );
});
