import { type CanActivate, type ExecutionContext, HttpStatus, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { ApiError } from './api-error.ts';

const CROSS_SITE_ALLOWED = 'tablefall:cross-site-allowed';

/** For the one endpoint whose token is its only authority: the one-click unsubscribe of mail programs (RFC 8058). */
export const AllowCrossSite = () => SetMetadata(CROSS_SITE_ALLOWED, true);

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from acting with a visitor's cookie: whatever changes something must come from the product's
 * own pages and carry JSON. Programs that are no browsers send neither header and hold no one else's cookie.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origin: string;

  constructor(
    private readonly reflector: Reflector,
    config: Config,
  ) {
    this.origin = new URL(config.PUBLIC_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (READS.has(request.method) || this.reflector.get(CROSS_SITE_ALLOWED, context.getHandler())) {
      return true;
    }
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    if ((site && site !== 'same-origin' && site !== 'none') || (origin && !this.isOwn(origin, request))) {
      throw new ApiError(HttpStatus.FORBIDDEN, 'Unauthorized', 'This request came from another site.');
    }
    if (hasBody(request) && !request.is('application/json')) {
      throw new ApiError(HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'Unsupported', 'Please send JSON.');
    }
    return true;
  }

  /** A page that the API itself serves under another name (an address of the local network) is its own as well. */
  private isOwn(origin: string, request: Request): boolean {
    return origin === this.origin || (URL.canParse(origin) && new URL(origin).host === request.get('host'));
  }
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
}
