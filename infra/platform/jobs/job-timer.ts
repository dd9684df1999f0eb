import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, START_MS } from './jobs.ts';

const PAUSE_MS = 15_000;

/** Looks every 15 seconds whether a job is due, also while one is under way, from the start of the process to its shutdown. */
@Injectable()
export class JobTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly jobs: Jobs) {}

  onApplicationBootstrap(): void {
    this.lookAfter(PAUSE_MS);
  }

  /** Ends once the pieces that are under way have ended. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.jobs.stop();
    await Promise.all(this.underWay);
  }

  /** Runs what is due after `pause` milliseconds, and again as long after each look. */
  lookAfter(pause: number): void {
    if (!this.stopped) {
      this.timer = setTimeout(() => {
        const look = this.jobs
          .runDue({ isStarting: process.uptime() * 1_000 < START_MS })
          .finally(() => this.underWay.delete(look));
        this.underWay.add(look);
        this.lookAfter(pause);
      }, pause).unref();
    }
  }
}
