import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../local/paths.ts';
import { run } from '../local/supervisor/processes.ts';

/** What npm has to judge the product; it is no dependency of the product. */
export interface NpmCandidate {
  /** As reports name it. */
  name: string;
  /** As npm names it. */
  npm: string;
  version: string;
}

const TIMEOUT_MS = 10 * 60_000;

/** Brings a package into a folder of its own, unless it is there. @returns the package's folder; null where it cannot be had */
export async function npmPackage({ npm, version }: NpmCandidate): Promise<string | null> {
  const home = join(LOCAL, 'npm', `${npm.replaceAll('/', '-')}-${version}`);
  const folder = join(home, 'node_modules', npm);
  const whole = join(home, 'is-whole');
  if (existsSync(whole)) return folder;
  mkdirSync(home, { recursive: true });
  const install = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  return run('npm', [...install, `${npm}@${version}`], { cwd: home, timeout: TIMEOUT_MS }).then(
    () => {
      writeFileSync(whole, '');
      return folder;
    },
    () => null,
  );
}
