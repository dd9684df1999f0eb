import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { type ApiError, TooManyRequestsError } from '../../errors/api-error.ts';
import { WrongGuesses } from '../../errors/wrong-guesses.ts';
import { HttpMetrics } from '../../http-metrics.ts';
import type { AuthenticatedRequest } from '../principal.ts';
import { networkOf } from './network.ts';
import { RateLimits } from './rate-limits.ts';

/** Counts what a network guesses wrong, each kind by itself. What was asked and was right is not counted: a hall shares one network. */
@Injectable()
export class NetworkGuesses extends WrongGuesses {
  private readonly logger = new Logger(NetworkGuesses.name);

  constructor(
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly metrics: HttpMetrics,
  ) {
    super();
  }

  override async count(error: ApiError, request: AuthenticatedRequest): Promise<ApiError> {
    const name = `wrong-${error.guess}`;
    const limit = { name, points: this.config.THROTTLE_SIGN_IN_NETWORK_PER_HOUR, seconds: 3_600 };
    try {
      const wait = await this.limits.secondsToWait(limit, networkOf(request));
      if (wait === 0) {
        return error;
      }
      this.metrics.countThrottled(name);
      return new TooManyRequestsError(wait);
    } catch (trouble) {
      this.logger.warn(`A wrong guess was not counted: ${(trouble as Error).message}`);
      return error;
    }
  }
}
