import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DatabaseProbe } from '@tablefall/platform/database/database-probe';
import { Operator } from './operator.ts';

const PAUSE_MS = 60_000;
/** Looks in vain before the operator is told: a database that is started anew is back by then. */
const TOLD_AFTER = 2;

/**
 * Tells the operator that the database is away, which no job can: jobs stand in it. Each backend tells by itself, once when it
 * is away and once when it is back.
 */
@Injectable()
export class DatabaseWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseWatch.name);
  private timer?: NodeJS.Timeout;
  private misses = 0;
  private isTold = false;

  constructor(
    private readonly probe: DatabaseProbe,
    private readonly operator: Operator,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), PAUSE_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Looks now; public for specs. What could not be told is told by the next look. */
  async look(): Promise<void> {
    const trouble = await this.probe.isMigrated().then(
      () => null,
      (error: Error) => error.message,
    );
    this.misses = trouble === null ? 0 : this.misses + 1;
    const isAway = this.misses >= TOLD_AFTER;
    if (isAway === this.isTold || (trouble !== null && !isAway)) return;
    const news = isAway ? `✗ The database does not answer. ${trouble}` : '✓ The database answers again.';
    await this.operator.tell([news]).then(
      () => {
        this.isTold = isAway;
      },
      (error: Error) => this.logger.warn(error.message),
    );
  }
}
