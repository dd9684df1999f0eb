import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../local/supervisor/ports.ts';

/** Longer than a minute, after which proxies give up when nobody tells them otherwise. */
const SLOW_MS = 65_000;
export const CHUNKS = ['the first half, ', 'and a minute later the second'];

/** Stands for a backend that takes its time: it shows what reaches it, and goes away when it is told to. */
export class SlowBackend {
  readonly port: number;
  private readonly server: Server;

  private constructor(port: number, server: Server) {
    this.port = port;
    this.server = server;
  }

  static async start(): Promise<SlowBackend> {
    const port = await freePort();
    const server = createServer(async (request, response) => {
      switch (request.url) {
        case '/api/slow':
          await delay(SLOW_MS);
          response.end('{"slow":true}');
          break;
        case '/download':
          response.write(CHUNKS[0]);
          await delay(SLOW_MS);
          response.end(CHUNKS[1]);
          break;
        default:
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(request.headers satisfies IncomingHttpHeaders));
      }
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new SlowBackend(port, server);
  }

  stop(): Promise<void> {
    const stopped = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    return stopped;
  }
}
