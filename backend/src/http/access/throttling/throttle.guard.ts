import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { Response } from 'express';
import { TooManyRequestsError } from '../../errors/api-error.ts';
import { HttpMetrics } from '../../http-metrics.ts';
import { type EndpointOptions, EndpointRules } from '../endpoint.ts';
import type { AuthenticatedRequest } from '../principal.ts';
import { isRead } from '../reads.ts';
import { networkOf } from './network.ts';
import { type RateLimit, RateLimits } from './rate-limits.ts';
import { tellLimit } from './told-limits.ts';

/** So many times the limit of one caller is what the phones behind one door link may send together. */
const OF_DOOR_LINK = 10;
/** So many times its limit a network may ask about different addresses or links before the rest counts as a flood. */
const BEFORE_FLOOD = 3;
/** Times a minute that a stranger in a crowded network may ask about the same address or link. */
const ABOUT_THE_SAME = 10;

/**
 * Limits what somebody may change or send. Who is asking comes first: an account, a program and a door link have limits of their own, which
 * nobody else uses up. Strangers are counted by their network, each call by itself. A network beyond that may be one phone that
 * floods the hall's, so whoever asks there about an address or a link of their own still goes on.
 */
@Injectable()
export class WriteThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly metrics: HttpMetrics,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const rules = this.reflector.get(EndpointRules, context.getHandler());
    if (!isRead(request) || rules?.sends) {
      await this.countWrite(request, rules);
    }
    const key = (rules?.throttle?.key ?? rules?.about)?.(request);
    if (rules?.throttle && key) {
      const { name, perHour } = rules.throttle;
      const isOwn = key === request.principal?.userId;
      await this.count(
        { name, points: perHour(this.config), seconds: 3_600 },
        key,
        isOwn ? request.res : undefined,
      );
    }
    return true;
  }

  private async countWrite(request: AuthenticatedRequest, rules?: EndpointOptions): Promise<void> {
    const { principal, doorLink, operation, res } = request;
    const points = this.config.THROTTLE_NETWORK_PER_MINUTE;
    if (principal?.scopes) {
      return this.count(perMinute('program', points), principal.sessionId, res);
    }
    if (principal) {
      return this.count(perMinute('account', points), principal.userId, res);
    }
    if (doorLink) {
      return this.count(perMinute('door-link', OF_DOOR_LINK * points), doorLink);
    }
    const caller = `${networkOf(request)} ${operation}`;
    const wait = await this.limits.secondsToWait(perMinute('network', points), caller);
    if (wait === 0) {
      return;
    }
    const about = rules?.about?.(request);
    if (about === undefined) {
      this.refuse('network', wait);
    }
    await this.count(perMinute('network-flood', BEFORE_FLOOD * points), caller);
    await this.count(perMinute('network-about', ABOUT_THE_SAME), `${caller} ${about}`);
  }

  /** @param asker is told what is left, where the limit is theirs alone */
  private async count(limit: RateLimit, key: string, asker?: Response): Promise<void> {
    const taken = await this.limits.take(limit, key);
    if (asker) {
      tellLimit(asker, limit, taken);
    }
    if (taken.isRefused) {
      this.refuse(limit.name, taken.resetsIn);
    }
  }

  private refuse(limit: string, secondsToWait: number): never {
    this.metrics.countThrottled(limit);
    throw new TooManyRequestsError(secondsToWait);
  }
}

function perMinute(name: string, points: number): RateLimit {
  return { name, points, seconds: 60 };
}
