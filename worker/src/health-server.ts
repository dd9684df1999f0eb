import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { METRICS_TYPE, Metrics } from '@tablefall/platform/metrics/metrics';
import { type SideAnswer, SideServer } from '@tablefall/platform/metrics/side-server';
import { Sweeper } from './sweeper.ts';

/** A sweep waits for a statement for five minutes at most. One that takes longer is stuck. In ms. */
const STUCK_AFTER = 10 * 60_000;
/** How long the database may take to answer, in ms. */
const PATIENCE = 2_000;

/** Says on HEALTH_PORT whether this worker works, and its figures. */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server?: SideServer;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly em: EntityManager,
    private readonly sweeper: Sweeper,
  ) {}

  /** Where it answers; null when it does not. */
  get port(): number | null {
    return this.server?.port ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { HEALTH_PORT, LISTEN } = this.config;
    if (HEALTH_PORT === undefined) return;
    this.metrics.watchNode();
    this.server = await SideServer.listen(HEALTH_PORT, LISTEN, {
      '/live': () => this.liveness(),
      '/ready': () => this.readiness(),
      '/metrics': async () => ({ type: METRICS_TYPE, body: await this.metrics.read() }),
    });
  }

  /** Before the senders drain, which takes a while. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.server?.close();
  }

  private liveness(): SideAnswer {
    const since = performance.now() - this.sweeper.sweptAt;
    return since > STUCK_AFTER ? unavailable('The sweep does not come back.') : { body: 'ok' };
  }

  private async readiness(): Promise<SideAnswer> {
    if (this.isStopping) return unavailable('It is about to end.');
    const answer = sql`select 1`.execute(this.em.fork().getKysely()).then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
    return (await Promise.race([answer, late]))
      ? { body: 'ok' }
      : unavailable('The database does not answer.');
  }
}

function unavailable(body: string): SideAnswer {
  return { status: 503, body };
}
