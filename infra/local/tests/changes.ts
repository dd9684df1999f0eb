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

/** The id that git gives to all files as they are now, committed or not, but for the ignored ones; null where this is no checkout. */
export async function treeOfNow(): Promise<string | null> {
  try {
    mkdirSync(FOLDER, { recursive: true });
    await git('add', '--all');
    return (await git('write-tree')).trim();
  } catch {
    return null;
  }
}

export interface Changes {
  /** Removed ones too. */
  files: string[];
  /** All files that are there. */
  present: string[];
  /** Since when, as a sentence tells it. */
  since: string;
  /** Whether no check has passed here yet. */
  isFirst: boolean;
}

/**
 * The files that differ from those of the last check that passed, or where none has passed yet, from where this branch left the main
 * one; null where this is no checkout of git.
 */
export async function changesSincePassed(): Promise<Changes | null> {
  const now = await treeOfNow();
  if (!now) return null;
  try {
    const present = (await git('ls-files', '-z')).split('\0').filter(Boolean);
    const differing = async (base: string) =>
      (await git('diff', '--name-only', '--no-renames', '-z', base, now)).split('\0').filter(Boolean);
    try {
      const files = await differing(readFileSync(PASSED, 'utf8').trim());
      return { files, present, since: 'the check last passed', isFirst: false };
    } catch {
      const { base, since } = await branching();
      return { files: await differing(base), present, since, isFirst: true };
    }
  } catch {
    return null;
  }
}

async function branching(): Promise<{ base: string; since: string }> {
  try {
    return { base: (await git('merge-base', 'HEAD', 'origin/main')).trim(), since: 'origin/main' };
  } catch {
    return { base: 'HEAD', since: 'the last commit' };
  }
}

/** From these files on the next check counts what has changed: as they were judged, not as they are when it ends. */
export function keepAsPassed(tree: string): void {
  writeFileSync(PASSED, tree);
}
