import { Logger } from '@nestjs/common';
import type { MailingOutbox } from '../outbox/mailing-outbox.ts';
import { CircuitBreaker, circuitReason, type Failure } from '../rules/circuit-breaker.ts';
import type { ResultRecorder } from './result-recorder.ts';

type MailOfMailing = { mailingId: string | null };

/**
 * What a sender knows of paused mailings, and the pauses that it causes itself. Times are those of
 * `performance.now()`.
 */
export class Pauses {
  private readonly logger = new Logger(Pauses.name);
  private readonly breaker: CircuitBreaker;
  /**
   * Mails of a mailing that were read before this moment are out of date; `Infinity` while its circuit is being
   * opened.
   */
  private readonly pausedAt = new Map<string, number>();

  constructor(
    failuresThatPause: number,
    private readonly mailings: MailingOutbox,
    private readonly recorder: ResultRecorder,
  ) {
    this.breaker = new CircuitBreaker(failuresThatPause);
  }

  /** Whether a mail's mailing was paused since the mail was read. */
  isPausedSince({ mailingId }: MailOfMailing, readAt: number): boolean {
    return mailingId !== null && readAt <= (this.pausedAt.get(mailingId) ?? 0);
  }

  /** The outbox said at `askedAt` that the mailing is paused. */
  notePause({ mailingId }: MailOfMailing, askedAt: number): void {
    if (mailingId) this.pausedAt.set(mailingId, Math.max(askedAt, this.pausedAt.get(mailingId) ?? 0));
  }

  recordSuccess({ mailingId }: MailOfMailing): void {
    if (mailingId) this.breaker.recordSuccess(mailingId);
  }

  /** Counts a failure; one too many pauses the mailing. */
  recordFailure({ mailingId }: MailOfMailing, failure: Failure): void {
    if (!mailingId || this.pausedAt.get(mailingId) === Number.POSITIVE_INFINITY) return;
    const opening = this.breaker.recordFailure(mailingId, failure.about);
    if (opening) void this.openCircuit(mailingId, circuitReason(opening, failure));
  }

  private async openCircuit(mailingId: string, reason: string): Promise<void> {
    this.logger.warn(`Mailing ${mailingId} is paused: ${reason}`);
    this.pausedAt.set(mailingId, Number.POSITIVE_INFINITY);
    try {
      await this.mailings.openCircuit(mailingId, reason);
      // Results that are recorded from here on meet an open circuit; those recorded before are taken back.
      await this.recorder.flush();
      await this.mailings.retryBlocked(mailingId);
    } catch (error) {
      this.logger.warn(`The pause of mailing ${mailingId} is not recorded: ${(error as Error).message}`);
    } finally {
      this.pausedAt.set(mailingId, performance.now());
    }
  }
}
