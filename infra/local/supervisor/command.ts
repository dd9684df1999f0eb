import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { stopChild } from './processes.ts';

export interface Ended {
  code: number;
  output: string;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends every command that still runs. */
export async function interruptCommands(): Promise<void> {
  await Promise.all([...running].map((child) => stopChild(child, 15_000)));
}

/** Runs one command; its output goes to the screen, or comes back when `quiet`. */
export function command(
  args: string[],
  options: { quiet: boolean; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const [file = '', ...rest] = args;
  return new Promise((resolve) => {
    const stdio = options.quiet
      ? (['ignore', 'pipe', 'pipe'] as const)
      : (['ignore', 'inherit', 'inherit'] as const);
    const child = spawn(file, rest, { cwd: ROOT, env: options.env ?? process.env, stdio: [...stdio] });
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
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
