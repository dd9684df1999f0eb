import { createHash } from 'node:crypto';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { TooManyRequestsError } from './api-error.ts';
import { THROTTLE, type Throttle } from './throttle.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Limits writes per network, and what an endpoint names besides. Counted in Redis; in memory while there is none. */
@Injectable()
export class ThrottleGuard implements CanActivate, OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {
    this.redis = config.REDIS_URL
      ? new Redis(config.REDIS_URL, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
      : null;
    // Its absence is bridged in memory; the error event alone would end the process.
    this.redis?.on('error', () => undefined);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!READS.has(request.method)) {
      const network = this.limiter('network', this.config.THROTTLE_NETWORK_PER_MINUTE, 60);
      await consume(network, request.ip ?? 'unknown');
    }
    const throttle = this.reflector.get<Throttle | undefined>(THROTTLE, context.getHandler());
    const key = throttle?.key(request);
    if (throttle && key) {
      await consume(this.limiter(throttle.name, throttle.perHour(this.config), 3_600), key);
    }
    return true;
  }

  /** Later losses of the connection are mended by the client itself. */
  async onModuleInit(): Promise<void> {
    await this.redis?.connect().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
  }

  private limiter(name: string, points: number, seconds: number): RateLimiterAbstract {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      const options = { keyPrefix: `throttle:${name}`, points, duration: seconds };
      const memory = new RateLimiterMemory(options);
      limiter = this.redis
        ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
        : memory;
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    // Hashed, so that the counters hold no addresses.
    await limiter.consume(createHash('sha256').update(key).digest('base64url'));
  } catch (refused) {
    if (refused instanceof RateLimiterRes) {
      throw new TooManyRequestsError();
    }
    throw refused;
  }
}
