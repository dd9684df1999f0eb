import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';

/**
 * Ends the process without losing a request: first readiness turns red and the load balancer has time to see it, then
 * no connection is taken any more, and requests that are under way have time to end.
 */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private begun = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /** The framework waits for this, then closes the server and waits for its requests, then closes everything else. */
  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    await sleep(this.config.SHUTDOWN_NOTICE_SECONDS * 1_000);
    // A program such as the import has no server.
    const server = this.host.httpAdapter?.getHttpServer();
    setTimeout(() => server?.closeAllConnections(), this.config.SHUTDOWN_DRAIN_SECONDS * 1_000).unref();
  }
}
