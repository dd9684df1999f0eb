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

/** Takes a port for this process, unless another one that lives has it. */
function claim(port: number): boolean {
  const file = join(CLAIMS, String(port));
  try {
    mkdirSync(CLAIMS, { recursive: true });
    if (isAlive(ownerOf(file))) return false;
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    process.once('exit', () => rmSync(file, { force: true }));
    return true;
  } catch (error) {
    // Somebody was quicker. A folder of another user says nothing about the port.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
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
 * @param preferred otherwise any, but none of those that the system gives out by itself (from 32768 on Linux): while a server is
 *   started once more, another program would get its port
 */
export async function freePort(preferred = randomInt(20_000, 32_000)): Promise<number> {
  for (let port = preferred; port < preferred + 200; port++) {
    if (handedOut.has(port)) continue;
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::')) && claim(port)) {
      handedOut.add(port);
      return port;
    }
  }
  throw new UserError(`No free port between ${preferred} and ${preferred + 199}.`);
}
