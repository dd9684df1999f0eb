import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { run as runProgram } from '../local/supervisor/processes.ts';
import { apart, Supervised } from '../local/supervisor/supervised.ts';

const TABLEFALL = join(ROOT, 'bin/tablefall');
const GRACE_MS = 60_000;

/** The built product of this checkout, started by its own command with the settings of an installation. */
export class Installation {
  private readonly run: Run;
  private readonly environment: NodeJS.ProcessEnv;

  constructor(run: Run, settings: Record<string, string>) {
    this.run = run;
    this.environment = {
      PATH: process.env.PATH,
      STORAGE_FOLDER: join(run.home, 'media'),
      ...settings,
    };
  }

  /** Runs a command to its end. @returns what it told */
  async tablefall(...args: string[]): Promise<string> {
    const options = { cwd: ROOT, env: this.environment, maxBuffer: 16 * 1024 * 1024 };
    return (await runProgram(TABLEFALL, args, options)).stdout;
  }

  /** Starts a backend or a worker; it ends with the run. */
  async start(
    command: 'backend' | 'worker',
    { name = command, settings = {} }: { name?: string; settings?: Record<string, string> } = {},
  ): Promise<Supervised> {
    const process = new Supervised({
      name,
      log: join(this.run.logs, `${name}.log`),
      graceMs: GRACE_MS,
      spawn: (log) =>
        spawn(TABLEFALL, [command], { cwd: ROOT, env: { ...this.environment, ...settings }, ...apart(log) }),
    });
    await process.start();
    this.run.atEnd(() => process.stop());
    return process;
  }
}
