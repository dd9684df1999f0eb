import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { RedisConnection } from '@tablefall/platform/redis/redis-connection';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export interface RateLimit {
  /** Names the counters; who uses the same name shares them, and must use the same numbers. */
  name: string;
  /** How many within `seconds`, for one key. */
  points: number;
  seconds: number;
}

/** What comes of counting one. */
export interface Taken {
  isRefused: boolean;
  /** How many are left. */
  left: number;
  /** Whole seconds until the key is free again. */
  resetsIn: number;
}

/** Counts things by a key, in Redis for all processes together; in memory while there is none. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly redis: RedisConnection,
    private readonly config: Config,
  ) {}

  /** Counts one for the key; 0 while the limit holds, else the whole seconds until the key is free again. */
  async secondsToWait(limit: RateLimit, key: string): Promise<number> {
    const { isRefused, resetsIn } = await this.take(limit, key);
    return isRefused ? resetsIn : 0;
  }

  /** Counts one for the key, and says what that leaves. */
  async take(limit: RateLimit, key: string): Promise<Taken> {
    try {
      return taken(await this.limiter(limit).consume(hashed(key)), false);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        return taken(refused, true);
      }
      throw refused;
    }
  }

  /** The same without counting: for what counts later, with `count`, if it happens. */
  async secondsUntilFree(limit: RateLimit, key: string): Promise<number> {
    const counted = await this.limiter(limit).get(hashed(key));
    return counted && counted.consumedPoints >= limit.points ? secondsOf(counted) : 0;
  }

  /** Counts one for the key without refusing it, and without making anybody wait. */
  count(limit: RateLimit, key: string): void {
    // Counted in memory while Redis is away; beyond that a lost count harms nobody.
    void this.limiter(limit)
      .penalty(hashed(key), 1)
      .catch(() => undefined);
  }

  /** Counts some for the key, refusing nothing. @returns how many that makes since the first of them, within `seconds` */
  async counted(limit: RateLimit, key: string, points: number): Promise<number> {
    return (await this.limiter(limit).penalty(hashed(key), points)).consumedPoints;
  }

  /** Takes back one that `secondsToWait` has counted. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).reward(hashed(key), 1);
  }

  private limiter({ name, points, seconds }: RateLimit): RateLimiterAbstract {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      const options = { keyPrefix: `${this.config.queuePrefix}:throttle:${name}`, points, duration: seconds };
      const memory = new RateLimiterMemory(options);
      const { client } = this.redis;
      limiter = client
        ? new RateLimiterRedis({ ...options, storeClient: client, insuranceLimiter: memory })
        : memory;
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

/** So that the counters hold no addresses. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function taken(result: RateLimiterRes, isRefused: boolean): Taken {
  return { isRefused, left: Math.max(0, result.remainingPoints), resetsIn: secondsOf(result) };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
