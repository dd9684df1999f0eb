import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../local/supervisor/ports.ts';
import { END_WITH_PARENT, hasEnded, stopChild, waitUntil } from '../../local/supervisor/processes.ts';
import type { Bench } from '../bench.ts';

const STARTING_MS = 20_000;

export interface BareServer {
  url: string;
  pid: number;
}

/** Starts a server of node:http and pg alone, which answers each path with the rows of a query. */
export async function bareServer(
  bench: Bench,
  databaseUrl: string,
  queries: Record<string, string>,
): Promise<BareServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...END_WITH_PARENT, join(import.meta.dirname, 'bare/main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      QUERIES: JSON.stringify(queries),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  bench.atEnd(() => stopChild(child, 5_000));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    hasEnded(child) ||
    fetch(`${url}/none`).then(
      () => true,
      () => false,
    );
  await waitUntil(isUp, STARTING_MS);
  if (hasEnded(child)) throw new Error('The bare server did not start');
  return { url, pid: child.pid ?? 0 };
}
