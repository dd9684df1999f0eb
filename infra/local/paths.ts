import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** The one ignored folder which holds everything that running the product leaves on disk. */
export const LOCAL = join(ROOT, '.local');
export const LOGS = join(LOCAL, 'logs');

/** True when any user of the machine may walk down to `path`: the database runs as another user than root. */
export function isReachableByAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A folder outside a private home, for a checkout that only root may enter; one for each checkout. */
export function sharedPlace(): string {
  const place = `/var/tmp/tablefall-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`;
  mkdirSync(place, { recursive: true, mode: 0o711 });
  const found = lstatSync(place);
  // Anybody may create names in /var/tmp: never trust a folder or a link that somebody else put there.
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new UserError(`${place} belongs to another user.`);
  chmodSync(place, 0o711);
  return place;
}
