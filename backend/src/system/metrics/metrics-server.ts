import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { METRICS_TYPE, Metrics } from '@tablefall/platform/metrics/metrics';
import { SideServer } from '@tablefall/platform/metrics/side-server';
import { LedgerMetrics } from './ledger-metrics.ts';

/** Says this backend's figures on METRICS_PORT. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server?: SideServer;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly ledger: LedgerMetrics,
  ) {}

  /** Where it answers; null when it does not. */
  get port(): number | null {
    return this.server?.port ?? null;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, LISTEN } = this.config;
    if (METRICS_PORT === undefined) return;
    this.metrics.watchNode();
    this.server = await SideServer.listen(METRICS_PORT, LISTEN, { '/metrics': () => this.answer() });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  /** The figures of the process are there while those of the database are not. */
  private async answer() {
    await this.ledger
      .refresh()
      .catch((error: Error) => this.logger.warn(`No figures of mail and jobs: ${error.message}`));
    return { type: METRICS_TYPE, body: await this.metrics.read() };
  }
}
