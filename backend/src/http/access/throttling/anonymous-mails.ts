import { Injectable } from '@nestjs/common';
import { LOW_PRIORITY, type MailKind, type NewMail } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { TooManyRequestsError } from '../../errors/api-error.ts';
import { type RateLimit, RateLimits } from './rate-limits.ts';

/**
 * Mail that people cause without signing in, to any address they type: registrations, answers on the public page and
 * contact messages. All of it together is capped per network and hour, and goes after sign-in mail in its queue.
 */
@Injectable()
export class AnonymousMails {
  private readonly cap: RateLimit;

  constructor(
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    config: Config,
  ) {
    this.cap = { name: 'anonymous-mails', points: config.ANONYMOUS_MAILS_PER_HOUR, seconds: 3_600 };
  }

  /**
   * Call this before anything is written: what is asked for here is of no use without its mail, and the form keeps
   * what was typed.
   * Throws TooManyRequestsError when this network has caused as many mails as it may within the hour.
   *
   * @param network as `networkOf` tells it
   */
  async refuseOverCap(network: string): Promise<void> {
    const seconds = await this.limits.secondsUntilFree(this.cap, network);
    if (seconds > 0) {
      throw new TooManyRequestsError(seconds);
    }
  }

  /** Puts a mail into the transaction; it counts once it is committed. */
  put<K extends MailKind>(unit: UnitOfWork, network: string, mail: NewMail<K>): void {
    this.outbox.put(unit, { ...mail, isTyped: true, priority: LOW_PRIORITY });
    unit.afterCommit(() => this.limits.count(this.cap, network));
  }
}
