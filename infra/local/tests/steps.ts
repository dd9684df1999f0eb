import { stripVTControlCharacters } from 'node:util';
import { command, type Ended } from '../supervisor/command.ts';

export interface Step {
  name: string;
  /** Program and arguments, one after another until one fails. */
  commands: string[][];
  /** What it writes is shown as it comes: it says itself what failed and how far it is. */
  isLive?: boolean;
}

export interface Outcome {
  passed: number;
  /** What failed, each by its name and the first lines of why. */
  failures: string[];
}

/** Of a message only its beginning, without colours: the whole of it was printed when it came. */
export function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 20);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

/**
 * Runs steps one after another and reports each as it ends: in one line when it passed, with its whole output when it failed.
 */
export async function runSteps(steps: Step[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] };
  for (const { name, commands, isLive = false } of steps) {
    const begin = Date.now();
    let last: Ended = { code: 0, output: '' };
    for (const args of commands) {
      last = await command(args, { quiet: !isLive });
      if (last.code !== 0) break;
    }
    const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
    if (last.code === 0) outcome.passed++;
    else outcome.failures.push(name);
    if (last.code !== 0) process.stdout.write(`✗ ${name} (${seconds} s)\n${last.output.trimEnd()}\n\n`);
    else process.stdout.write(`✓ ${name} (${seconds} s)\n`);
  }
  return outcome;
}
