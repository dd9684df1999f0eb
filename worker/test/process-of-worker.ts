import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProcessSetup } from './worker-process.ts';

/** A real worker process, to be killed. It ends with the process that started it. */
export class ProcessOfWorker {
  /** What it has logged, as far as LOG_LEVEL lets it. */
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly ended: Promise<unknown>,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.log += chunk;
    });
  }

  static async start(setup: ProcessSetup): Promise<ProcessOfWorker> {
    const here = import.meta.dirname;
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--import', join(here, 'swc-register.mjs'), join(here, 'worker-process.ts')],
      {
        // What compiles the sources keeps its own program below HOME.
        env: { PATH: process.env.PATH, HOME: process.env.HOME, WORKER_SETUP: JSON.stringify(setup) },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'exit');
    const ready = child.stdout ? once(child.stdout, 'data') : Promise.resolve();
    await Promise.race([ready, ended]);
    return new ProcessOfWorker(child, ended);
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}
