import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { RequestHandler } from 'express';

/**
 * Ends the process without losing a request: first readiness turns red and the load balancer has time to see it, then
 * no connection is taken any more, and requests that are under way have time to end. From the beginning on, each answer is the
 * last one of its connection: proxies and browsers keep theirs for longer than the process may take to end.
 */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private begun = false;
  private readonly underWay = new Set<ServerResponse>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Meets every request. */
  readonly handler: RequestHandler = (_request, response, next) => {
    this.underWay.add(response);
    response.once('close', () => this.underWay.delete(response));
    if (this.begun) endConnectionAfter(response);
    next();
  };

  /** The framework waits for this, then closes the server and waits for its requests, then closes everything else. */
  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    this.underWay.forEach(endConnectionAfter);
    await sleep(this.config.SHUTDOWN_NOTICE_SECONDS * 1_000);
    // A program such as the import has no server.
    const server = this.host.httpAdapter?.getHttpServer();
    setTimeout(() => server?.closeAllConnections(), this.config.SHUTDOWN_DRAIN_SECONDS * 1_000).unref();
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  else response.once('close', () => response.req.socket.end());
}
