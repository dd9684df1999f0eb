import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { stopChild } from '../supervisor/processes.ts';

export interface Step {
  name: string;
  /** Program and arguments, one after another until one fails. */
  commands: string[][];
}

export interface Outcome {
  passed: number;
  failed: number;
}

interface Ended {
  code: number;
  output: string;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends every command of a step which still runs. */
export async function interruptSteps(): Promise<void> {
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

/** Runs steps one after another and tells each as it ends: a line when it passed, its whole output when not. */
export async function runSteps(steps: Step[]): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  for (const { name, commands } of steps) {
    const begin = Date.now();
    let last: Ended = { code: 0, output: '' };
    for (const args of commands) {
      last = await command(args, { quiet: true });
      if (last.code !== 0) break;
    }
    const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
    if (last.code === 0) outcome.passed++;
    else outcome.failed++;
    process.stdout.write(
      last.code === 0
        ? `✓ ${name} (${seconds} s)\n`
        : `✗ ${name} (${seconds} s)\n${last.output.trimEnd()}\n\n`,
    );
  }
  return outcome;
}
