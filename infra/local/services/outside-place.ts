import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { UserError } from '../user-error.ts';

// When root starts the product, the database runs under another account. Where that account cannot enter the
// checkout, as below /root, the database lives in a place of its own under /var/tmp. `.local` names that place, so
// that deleting `.local` deletes it as well: the next start finds a place of this checkout that is named nowhere.

const PARENT = '/var/tmp';
const PREFIX = 'tablefall-';
/** In a place: the checkout that it belongs to. */
const OWNER = 'checkout';

/** True when any user of the machine may walk down to `path`. */
export function isReachableByAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * The place of this checkout, made when there is none.
 *
 * @param clear ends what still runs in a folder that is about to be deleted
 */
export async function outsidePlace(
  clear: (folder: string) => Promise<void>,
  { local = LOCAL, root = ROOT, parent = PARENT } = {},
): Promise<string> {
  const name = nameOf(local);
  const place = join(parent, name);
  await removeOrphans(parent, root, name, clear);
  mkdirSync(place, { recursive: true, mode: 0o711 });
  if (!isOurs(place)) throw new UserError(`${place} belongs to another user.`);
  chmodSync(place, 0o711);
  // Written anew each time: a checkout that was moved keeps its place.
  writeFileSync(join(place, OWNER), root, { mode: 0o600 });
  return place;
}

function nameOf(local: string): string {
  const file = join(local, 'outside-place');
  mkdirSync(local, { recursive: true });
  try {
    writeFileSync(file, `${PREFIX}${randomBytes(8).toString('hex')}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

async function removeOrphans(
  parent: string,
  root: string,
  kept: string,
  clear: (folder: string) => Promise<void>,
): Promise<void> {
  for (const name of readdirSync(parent)) {
    const place = join(parent, name);
    if (name === kept || !name.startsWith(PREFIX) || !isOurs(place)) continue;
    const owner = join(place, OWNER);
    if (!existsSync(owner) || readFileSync(owner, 'utf8') !== root) continue;
    for (const folder of readdirSync(place)) await clear(join(place, folder));
    rmSync(place, { recursive: true, force: true });
  }
}

/** Anybody may create names in /var/tmp: a folder or a link that somebody else put there is not trusted. */
function isOurs(place: string): boolean {
  const found = lstatSync(place);
  return found.isDirectory() && found.uid === process.getuid?.();
}
