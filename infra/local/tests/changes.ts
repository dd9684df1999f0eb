import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';

const FOLDER = join(ROOT, '.nx');
const PASSED = join(FOLDER, 'checked');
/** An index besides git's own, so that what somebody has staged stays as it is. */
const INDEX = join(FOLDER, 'check-index');

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_INDEX_FILE: INDEX };
  const { stdout } = await run('git', args, { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** The id that git gives to all files as they are now, committed or not, but for the ignored ones. */
async function treeOfNow(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  await git('add', '--all');
  return (await git('write-tree')).trim();
}

/**
 * The files that differ from those of the last check that passed, removed ones too; null where that is not known: there was
 * none yet, or this is no checkout of git.
 */
export async function changesSincePassed(): Promise<string[] | null> {
  try {
    const now = await treeOfNow();
    const passed = readFileSync(PASSED, 'utf8').trim();
    return (await git('diff', '--name-only', '--no-renames', '-z', passed, now)).split('\0').filter(Boolean);
  } catch {
    return null;
  }
}

/** From these files on the next check counts what has changed. */
export async function keepAsPassed(): Promise<void> {
  try {
    writeFileSync(PASSED, await treeOfNow());
  } catch {
    // No checkout of git: the next check reads everything again.
  }
}
