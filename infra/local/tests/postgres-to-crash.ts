import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LOCAL } from '../paths.ts';
import { discardPostgres, startPostgres } from '../services/postgres.ts';

// A PostgreSQL for one spec, which may stop it at once as a crash does. Writes its address as a line; every line that
// it reads stops the server, which is then started again by its supervisor. It ends with its input, or when told to.
const dir = join(LOCAL, 'test', `${process.pid}`);
mkdirSync(dir, { recursive: true });
const home = join(dir, 'postgres');
const { url, server } = await startPostgres(home, join(dir, 'postgres.log'), { durable: true });
process.stdout.write(`${url}\n`);
const lines = createInterface({ input: process.stdin });
process.on('SIGTERM', () => lines.close());
for await (const _line of lines) {
  // What the documentation calls an immediate shutdown: no connection is waited for, nothing is written any more.
  if (server.pid) process.kill(server.pid, 'SIGQUIT');
}
await server.stop();
await discardPostgres(home);
rmSync(dir, { recursive: true, force: true });
