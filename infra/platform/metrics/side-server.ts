import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered to whom asks for a path. */
export interface SideAnswer {
  status?: number;
  type?: string;
  body: string;
}

export type SideAnswers = Record<string, () => SideAnswer | Promise<SideAnswer>>;

/** A client that says nothing is waited for this long, in ms. */
const PATIENCE_MS = 10_000;

/** Answers machines of the operator on a port of its own, which visitors do not reach. */
export class SideServer {
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /**
   * Throws Error when the port is taken.
   *
   * @param host which address of the machine; all of them when undefined
   * @param port 0 takes a free one
   */
  static async listen(port: number, host: string | undefined, answers: SideAnswers): Promise<SideServer> {
    const server = createServer(async (request, response) => {
      const answer = Object.hasOwn(answers, request.url ?? '') ? answers[request.url ?? ''] : undefined;
      const {
        status = 200,
        type = 'text/plain; charset=utf-8',
        body,
      } = await (answer
        ? Promise.resolve()
            .then(answer)
            .catch((error: Error) => ({
              status: 503,
              body: error.message,
              type: undefined,
            }))
        : { status: 404, body: 'There is nothing at this address.' });
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    });
    server.requestTimeout = PATIENCE_MS;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    return new SideServer(server, (server.address() as AddressInfo).port);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
