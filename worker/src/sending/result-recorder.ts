import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Claim, MailResult } from '../outbox/claim.ts';
import { MailOutbox } from '../outbox/mail-outbox.ts';
import { WorkerSettings } from '../worker-settings.ts';

const RETRY_FIRST = 250;
const RETRY_LONGEST = 5_000;

/**
 * Holds this worker's claims and brings their results to the outbox in batches. While the database is away, results
 * are kept and tried again: a mail that was accepted must not be sent twice because it could not be recorded.
 */
@Injectable()
export class ResultRecorder implements OnApplicationBootstrap {
  private readonly logger = new Logger(ResultRecorder.name);
  private readonly held = new Map<string, Claim>();
  private readonly waiting: MailResult[] = [];
  private added = 0;
  private recorded = 0;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private renewals: NodeJS.Timeout | null = null;

  constructor(
    private readonly outbox: MailOutbox,
    private readonly settings: WorkerSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.renewals = setInterval(() => void this.renew(), this.settings.renewEvery);
  }

  hold(claims: Claim[]): void {
    for (const { id, fence } of claims) this.held.set(id, { id, fence });
  }

  add(result: MailResult): void {
    this.waiting.push(result);
    this.added += 1;
    if (!this.writing) this.flushWhenWorthIt();
  }

  /** Resolves once everything added so far is recorded. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const goal = this.added;
    while (this.recorded < goal) {
      this.writing ??= this.write(this.waiting.length).finally(() => {
        this.writing = null;
        this.flushWhenWorthIt();
      });
      await this.writing;
    }
  }

  /** A statement for a few results costs nearly as much as one for fifty, so few results wait a moment for others. */
  private flushWhenWorthIt(): void {
    const { recordSize, recordAfter } = this.settings;
    if (this.waiting.length >= recordSize) void this.flush();
    else if (this.waiting.length > 0) this.timer ??= setTimeout(() => void this.flush(), recordAfter);
  }

  /** Records what is left, for so long at most, then gives up the claims. */
  async close(patience: number): Promise<void> {
    if (this.renewals) clearInterval(this.renewals);
    const done = await Promise.race([this.flush().then(() => true), sleep(patience, false, { ref: false })]);
    if (!done)
      this.logger.error(`${this.waiting.length} results could not be recorded; their mails may go out again`);
  }

  private async write(count: number): Promise<void> {
    let pause = RETRY_FIRST;
    for (let left = count; left > 0; ) {
      const batch = this.waiting.splice(0, Math.min(left, this.settings.recordMost));
      try {
        await this.record(batch);
        for (const claim of batch) this.letGo(claim);
        this.recorded += batch.length;
        left -= batch.length;
        pause = RETRY_FIRST;
      } catch (error) {
        this.waiting.unshift(...batch);
        this.logger.warn(`${this.waiting.length} results wait for the database: ${(error as Error).message}`);
        await sleep(pause);
        pause = Math.min(pause * 2, RETRY_LONGEST);
      }
    }
  }

  /** A mail that was lost and claimed anew is renewed by its newer claim. */
  private letGo({ id, fence }: Claim): void {
    if (this.held.get(id)?.fence === fence) this.held.delete(id);
  }

  /**
   * One result that the database refuses must not hold up the others for ever, so it is recorded without its text.
   */
  private async record(batch: MailResult[]): Promise<void> {
    try {
      await this.outbox.record(batch);
    } catch (error) {
      if (!isRefusalOfData(error)) throw error;
      this.logger.error(`The database refuses a result: ${(error as Error).message}`);
      for (const result of batch) {
        await this.outbox.record([result]).catch((refusal: unknown) => {
          if (!isRefusalOfData(refusal)) throw refusal;
          return this.outbox.record([{ ...result, error: null }]);
        });
      }
    }
  }

  /**
   * Records what waits and renews the claims. Called before lost mails are taken back: after an outage that was
   * longer than the lease, this worker's own mails look lost as well.
   */
  async catchUp(): Promise<void> {
    await this.flush();
    await this.renew();
  }

  private async renew(): Promise<void> {
    if (this.held.size === 0) return;
    try {
      await this.outbox.renew([...this.held.values()]);
    } catch (error) {
      this.logger.warn(`${this.held.size} leases could not be renewed: ${(error as Error).message}`);
    }
  }
}

/** SQLSTATE classes 22 and 23: the same statement would fail again. */
function isRefusalOfData(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code));
}
