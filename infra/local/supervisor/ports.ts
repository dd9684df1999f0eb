import { createServer } from 'node:net';
import { UserError } from '../user-error.ts';

const handedOut = new Set<number>();

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The first free port from `preferred` on, or any free one. Never the same one twice in one process. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred === undefined) {
    const port = await anyFreePort();
    if (handedOut.has(port)) return freePort();
    handedOut.add(port);
    return port;
  }
  for (let port = preferred; port < preferred + 200; port++) {
    if (handedOut.has(port)) continue;
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::'))) {
      handedOut.add(port);
      return port;
    }
  }
  throw new UserError(`No free port between ${preferred} and ${preferred + 199}.`);
}
