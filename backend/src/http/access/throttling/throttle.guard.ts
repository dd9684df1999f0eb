import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { TooManyRequestsError } from '../../errors/api-error.ts';
import { HttpMetrics } from '../../http-metrics.ts';
import { EndpointRules } from '../endpoint.ts';
import { isRead } from '../reads.ts';
import { networkOf } from './network.ts';
import { type RateLimit, RateLimits } from './rate-limits.ts';

/** Limits what a network may change or send, before anything of the request is read. */
@Injectable()
export class NetworkThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly metrics: HttpMetrics,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const sends = this.reflector.get(EndpointRules, context.getHandler())?.sends;
    if (!isRead(request) || sends) {
      const limit = { name: 'network', points: this.config.THROTTLE_NETWORK_PER_MINUTE, seconds: 60 };
      refuseOver(limit, await this.limits.secondsToWait(limit, networkOf(request)), this.metrics);
    }
    return true;
  }
}

/** Limits what an endpoint counts besides, such as the requests for one address of the body. */
@Injectable()
export class EndpointThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly metrics: HttpMetrics,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const throttle = this.reflector.get(EndpointRules, context.getHandler())?.throttle;
    const key = throttle?.key(context.switchToHttp().getRequest<Request>());
    if (throttle && key) {
      const limit = { name: throttle.name, points: throttle.perHour(this.config), seconds: 3_600 };
      refuseOver(limit, await this.limits.secondsToWait(limit, key), this.metrics);
    }
    return true;
  }
}

function refuseOver({ name }: RateLimit, secondsToWait: number, metrics: HttpMetrics): void {
  if (secondsToWait > 0) {
    metrics.countThrottled(name);
    throw new TooManyRequestsError(secondsToWait);
  }
}
