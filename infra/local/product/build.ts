import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import type { Print } from '../print.ts';
import { run } from '../supervisor/processes.ts';
import { UserError } from '../user-error.ts';

const QUIET_MS = 2_500;

/** The environment in which nx leaves no process behind and asks nobody anything. */
export function nxEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
}

const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/** Program and arguments of a target of project.json; nx remembers for which inputs each has passed. */
export function target(name: string): [program: string, ...args: string[]] {
  return [process.execPath, NX, 'run', `tablefall:${name}`, '--output-style=static'];
}

/** Builds what has changed since the last time, or only one target of it. Says so only if it takes a moment. */
export async function build(print: Print, name = 'build'): Promise<void> {
  const notice = setTimeout(() => print('Building …'), QUIET_MS);
  const [program, ...args] = target(name);
  try {
    await run(program, args, {
      cwd: ROOT,
      env: nxEnvironment(),
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new UserError(
      `The build failed.\n${`${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n')}`,
    );
  } finally {
    clearTimeout(notice);
  }
}
