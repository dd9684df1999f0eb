import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';
import { isAlive } from './is-alive.mjs';

/** A file for each wished port that a product of this machine has taken, with its process. It may not listen for seconds yet. */
const CLAIMS = join(tmpdir(), 'tablefall-ports');
const handedOut = new Set<number>();
/** The claims of this process, which end with it. */
const claimed = new Set<string>();

/** From which ports one is taken that nobody wished: none of those that the system gives out by itself (from 32768 on Linux). */
const ANY = { from: 20_000, to: 32_000 };

/** The same for specs, which import nothing of ours: their servers go and come back, too. */
export const FREE_PORTS = { FREE_PORTS: `${ANY.from}-${ANY.to}` };

/** Takes a port for this process, unless another one that lives has it. */
function claim(port: number): boolean {
  const file = join(CLAIMS, String(port));
  try {
    mkdirSync(CLAIMS, { recursive: true });
    if (isAlive(ownerOf(file))) return false;
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    // One listener for all: a process takes dozens, and Node warns of more than ten.
    if (claimed.size === 0) process.once('exit', giveBack);
    claimed.add(file);
    return true;
  } catch (error) {
    // Somebody was quicker. A folder of another user says nothing about the port.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

function giveBack(): void {
  for (const file of claimed) rmSync(file, { force: true });
}

/** Who has claimed a port. The claim of a process that was killed is forgotten. @returns 0 when nobody has */
function ownerOf(file: string): number {
  let owner = 0;
  try {
    owner = Number(readFileSync(file, 'utf8'));
    if (!isAlive(owner)) rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return owner;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The first free port from `preferred` on. Never the same one twice in one process, nor one of two products that start at once.
 *
 * @param preferred otherwise any of `ANY`: of those that the system gives out, another program would get it while a server is
 *   started once more
 */
export async function freePort(preferred = randomInt(ANY.from, ANY.to)): Promise<number> {
  for (let port = preferred; port < preferred + 200; port++) {
    if (handedOut.has(port)) continue;
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::')) && claim(port)) {
      handedOut.add(port);
      return port;
    }
  }
  throw new UserError(`No free port between ${preferred} and ${preferred + 199}.`);
}
