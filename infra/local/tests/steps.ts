import { command, type Ended } from '../supervisor/command.ts';

export interface Step {
  name: string;
  /** Program and arguments, one after another until one fails. */
  commands: string[][];
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Names of journeys that passed on their second try alone; they count as failed. */
  flaky?: string[];
}

/**
 * Runs steps one after another and reports each as it ends: in one line when it passed, with its whole output when
 * not.
 */
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
