import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LOCAL } from '../paths.ts';
import type { Print } from '../print.ts';
import { run } from '../supervisor/processes.ts';
import { unpackPackages } from './debian.ts';

/** The version of the embedded server. */
const MAJOR = 18;
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'];
/** The first release of Debian that has this version. */
const SUITE = 'forky';

/**
 * The folder of PostgreSQL's programs that read the embedded server: those that are named or installed, or Debian's,
 * brought into `.local`. Null where they cannot be had. Nothing is installed on the system.
 */
export async function findPostgresPrograms(print: Print): Promise<string | null> {
  const named = process.env.BACKUP_POSTGRES_PROGRAMS;
  const installed = [`/usr/lib/postgresql/${MAJOR}/bin`, ...(process.env.PATH ?? '').split(delimiter)];
  for (const folder of named ? [named] : installed) if (await isRecent(folder)) return folder;
  const brought = named ? null : await bring(print);
  return brought && (await isRecent(brought)) ? brought : null;
}

async function isRecent(folder: string): Promise<boolean> {
  for (const name of PROGRAMS) {
    const program = join(folder, name);
    const answer = existsSync(program) ? await run(program, ['--version']).catch(() => null) : null;
    if (Number(/(\d+)/.exec(answer?.stdout ?? '')?.[1]) < MAJOR || !answer) return false;
  }
  return true;
}

async function bring(print: Print): Promise<string | null> {
  const name = `postgresql-client-${MAJOR}`;
  const target = join(LOCAL, 'debian', name);
  if (!existsSync(target)) print("Bringing PostgreSQL's programs …");
  const root = await unpackPackages([name], target, SUITE);
  return root && startersOf(root);
}

/** Programs of another release run by its own loader and libraries: a small script starts each so. */
function startersOf(root: string): string | null {
  const library = readdirSync(join(root, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'));
  if (!library) return null;
  const libraries = join(root, 'usr/lib', library);
  const loader = readdirSync(libraries).find((name) => /^ld-linux.*\.so/.test(name));
  if (!loader) return null;
  const starters = join(root, 'starters');
  mkdirSync(starters, { recursive: true });
  for (const name of PROGRAMS) {
    const program = join(root, `usr/lib/postgresql/${MAJOR}/bin`, name);
    const script = `#!/bin/sh\nexec '${join(libraries, loader)}' --library-path '${libraries}' '${program}' "$@"\n`;
    writeFileSync(join(starters, name), script);
    chmodSync(join(starters, name), 0o755);
  }
  return starters;
}
