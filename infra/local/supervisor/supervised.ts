import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../paths.ts';
import type { Print } from '../print.ts';
import { UserError } from '../user-error.ts';
import { hasEnded, stopChild, waitUntil } from './processes.ts';

export interface ServiceOptions {
  /** False trades safety after a crash of the machine for speed, in tests. */
  durable: boolean;
  /** Where a restart is told; absent: nowhere. */
  print?: Print | undefined;
}

interface Program {
  name: string;
  log: string;
  print?: Print | undefined;
  /** Tried one after another, each for `graceMs`; SIGKILL comes last by itself. */
  signals?: NodeJS.Signals[];
  graceMs: number;
  spawn(log: number): ChildProcess;
  isReady?(pid: number): boolean | Promise<boolean>;
}

const START_LIMIT_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
const SETTLED_MS = 60_000;
const LOG_LIMIT = 20 * 1024 * 1024;

/**
 * A process group of its own, so that Ctrl-C in the terminal reaches only the supervisor, which then stops everything
 * in order.
 */
export function apart(log: number) {
  return { detached: true, stdio: ['ignore', log, log] as ['ignore', number, number] };
}

/** The last line that a program wrote, for a message about its end. */
export function lastLine(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const line = lines.at(-1) ?? '';
  try {
    const entry = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return entry.err?.message ?? entry.msg ?? '';
  } catch {
    // A process that broke down says its version last, and what happened some lines before.
    const cause = line.startsWith('Node.js v') ? lines.findLast((one) => /^\w*Error: /.test(one)) : undefined;
    return (cause ?? line).slice(0, 300);
  }
}

/** A child process that is started again, with growing pauses, whenever it ends without having been asked to. */
export class Supervised {
  private readonly program: Program;
  private child: ChildProcess | undefined;
  private isStopping = false;
  private crashes = 0;
  private startedAt = 0;

  constructor(program: Program) {
    this.program = program;
  }

  get pid(): number | undefined {
    return this.child && !hasEnded(this.child) ? this.child.pid : undefined;
  }

  /** Starts it and returns when it is ready. A program that ends before that is an error and is not started again. */
  async start(): Promise<void> {
    const { name, log, isReady } = this.program;
    const child = this.launch();
    const isUp = async () =>
      hasEnded(child) || (child.pid !== undefined && (await (isReady?.(child.pid) ?? true)));
    const isInTime = await waitUntil(isUp, START_LIMIT_MS, 20);
    if (!isInTime || hasEnded(child)) {
      await stopChild(child, 1_000);
      throw new UserError(
        `${name} did not start: ${lastLine(log) || 'it wrote nothing'} (log: ${relative(ROOT, log)})`,
      );
    }
    child.once('exit', () => this.restart());
    if (hasEnded(child)) this.restart();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.child)
      await stopChild(this.child, this.program.graceMs, ...(this.program.signals ?? ['SIGTERM']));
  }

  /** Leaves the program running and looks after it no more. */
  abandon(): void {
    this.isStopping = true;
    this.child?.unref();
  }

  private launch(): ChildProcess {
    const { log, spawn } = this.program;
    if (existsSync(log) && statSync(log).size > LOG_LIMIT) renameSync(log, `${log}.old`);
    const descriptor = openSync(log, 'a', 0o600);
    const child = spawn(descriptor);
    closeSync(descriptor);
    child.on('error', () => undefined);
    this.startedAt = Date.now();
    this.child = child;
    return child;
  }

  private restart(): void {
    if (this.isStopping) return;
    this.crashes = Date.now() - this.startedAt > SETTLED_MS ? 0 : this.crashes + 1;
    const pause = Math.min(1_000 * 2 ** Math.max(0, this.crashes - 1), LONGEST_PAUSE_MS);
    const { exitCode, signalCode } = this.child ?? {};
    const reason = signalCode ?? `exit code ${exitCode ?? 'unknown'}`;
    this.program.print?.(
      `${this.program.name} ended (${reason}); it starts again in ${pause / 1_000} s. Its log: ${relative(ROOT, this.program.log)}`,
    );
    void delay(pause).then(() => {
      if (this.isStopping) return;
      this.launch().once('exit', () => this.restart());
    });
  }
}
