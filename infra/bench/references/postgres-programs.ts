import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../../local/paths.ts';
import { unpackedEnvironment, unpackPackages } from '../../local/services/debian.ts';
import { run } from '../../local/supervisor/processes.ts';
import type { Bench } from '../bench.ts';
import { NotMeasured } from '../row.ts';

/** Runs a program to its end and gives what it wrote. */
type Program = (...args: string[]) => Promise<string>;

/** Where Debian and Ubuntu keep each version's programs; `/usr/bin` has a Perl script in front of them. */
const FOLDER = 'usr/lib/postgresql';

/** PostgreSQL's own client. Throws NotMeasured where it cannot be had. */
export function psql(bench: Bench): Promise<Program> {
  return bench.once(bringPsql);
}

/** PostgreSQL's own benchmark. Throws NotMeasured where it cannot be had. */
export function pgbench(bench: Bench): Promise<Program> {
  return bench.once(bringPgbench);
}

const bringPsql = () => bring('psql', 'postgresql-client');
const bringPgbench = () => bring('pgbench', 'postgresql');

async function bring(name: string, debianPackage: string): Promise<Program> {
  const installed = programIn('/', name);
  if (installed) return programAt(installed, process.env);
  const root = await unpackPackages([debianPackage], join(LOCAL, 'debian', debianPackage));
  const unpacked = root && programIn(root, name);
  if (!unpacked) throw new NotMeasured(`${name} cannot be had here (it comes from Debian or Ubuntu).`);
  return programAt(unpacked, unpackedEnvironment(root));
}

function programIn(root: string, name: string): string | undefined {
  const folder = join(root, FOLDER);
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(folder, version, 'bin', name)).find((path) => existsSync(path));
}

function programAt(path: string, env: NodeJS.ProcessEnv): Program {
  return async (...args) => (await run(path, args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
