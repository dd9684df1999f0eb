import { connect } from 'node:net';
import type { Print } from '../local/print.ts';
import { Supervised } from '../local/supervisor/supervised.ts';
import type { DebianRoot } from './debian-root.ts';

/** What may be stopped. */
export type Server = Pick<Supervised, 'stop'>;

export interface ServerOptions {
  name: string;
  root: DebianRoot;
  script: string;
  port: number;
  /** It says something to whoever connects, without being spoken to. */
  greets: boolean;
  log: string;
  print: Print;
}

/** Starts a program of Debian that listens on a port of the loopback interface. */
export async function startServer({
  name,
  root,
  script,
  port,
  greets,
  log,
  print,
}: ServerOptions): Promise<Server> {
  const server = new Supervised({
    name,
    log,
    print,
    // Its namespaces end with it, and so does all that it has started.
    signals: ['SIGKILL'],
    graceMs: 5_000,
    spawn: (descriptor) => root.start(script, descriptor),
    isReady: () => canConnect(port, greets),
  });
  await server.start();
  return server;
}

function canConnect(port: number, greets: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void (greets || end(true)));
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
}
