import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { signalGroup, stopGroup } from './processes.ts';

export interface Ended {
  code: number;
  output: string;
}

const GRACE_MS = 10_000;

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Ends every command that still runs, with all that it has started. Whoever waits for one waits until this process ends. */
export async function interruptCommands(): Promise<void> {
  isInterrupted = true;
  await Promise.all([...running].map((child) => stopGroup(child, GRACE_MS)));
}

/**
 * Runs one command; its output goes to the screen, or comes back when `quiet`. It leads a process group: what it has
 * started and left behind ends with it, and Ctrl-C reaches this process alone, which then ends all in order.
 */
export function command(
  args: string[],
  options: { quiet: boolean; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const [file = '', ...rest] = args;
  return new Promise((resolve) => {
    if (isInterrupted) return;
    const stdio = options.quiet
      ? (['ignore', 'pipe', 'pipe'] as const)
      : (['ignore', 'inherit', 'inherit'] as const);
    const child = spawn(file, rest, {
      cwd: ROOT,
      env: options.env ?? process.env,
      stdio: [...stdio],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      child.emit('close', 1, null);
    });
    child.on('exit', () => {
      if (!isInterrupted) signalGroup(child, 'SIGKILL');
    });
    child.on('close', (code) => {
      running.delete(child);
      if (!isInterrupted) resolve({ code: code ?? 1, output });
    });
  });
}
