import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that nobody listens on, for a server of a spec that goes and comes back. None of those that the
 * system gives out by itself: while the server is away, another program would get its port. Whoever starts the specs says which
 * (FREE_PORTS of `infra/local/supervisor/ports.ts`).
 */
export async function freePort(): Promise<number> {
  const [from, to] = (process.env.FREE_PORTS ?? '').split('-').map(Number);
  if (!from || !to) throw new Error('FREE_PORTS is not set: start specs by `npm run jest`.');
  const port = randomInt(from, to);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  await once(server.close(), 'close');
  return port;
}
