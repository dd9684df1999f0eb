import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { ForeignSiteError, MethodNotAllowedError, UnsupportedBodyError } from '../errors/api-error.ts';
import { FORM_BODY, type RequestBody } from '../input/request-body.ts';
import { EndpointRules } from './endpoint.ts';
import { isRead } from './reads.ts';

/**
 * Keeps other sites from acting with a visitor's cookie. A request that changes something or sends mail must come
 * from the product's own pages, with a body of the declared kind. Programs other than browsers send none of these
 * headers; they hold nobody else's cookie either.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly site: URL;

  constructor(
    private readonly reflector: Reflector,
    config: Config,
  ) {
    this.site = new URL(config.PUBLIC_URL);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { body = FORM_BODY, sends = false } = this.reflector.get(EndpointRules, context.getHandler()) ?? {};
    // Express gives a HEAD to the method that answers GET, and whoever only asks whether something is there sends no mail.
    if (sends && request.method === 'HEAD') throw new MethodNotAllowedError('GET');
    if (body.kind === 'one-click' || (isRead(request) && !sends)) {
      return true;
    }
    if (!this.isFromOwnPage(request)) {
      throw new ForeignSiteError();
    }
    if (!isRead(request) && hasBody(request)) {
      checkKind(request, body);
    }
    return true;
  }

  private isFromOwnPage(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    // `none`: somebody typed the address or followed a link in a mail. Neither is a page of the product that
    // asked to send.
    const isOwnSite = !site || site === 'same-origin' || (site === 'none' && !isRead(request));
    const origin = request.get('origin');
    return isOwnSite && (!origin || this.isOwnOrigin(origin, request));
  }

  /**
   * A page that the API itself serves under another name (an address of the local network) counts as its own, too. On
   * an https site it must have come by https, because anybody on the way may write into an http page of the same
   * host.
   */
  private isOwnOrigin(text: string, request: Request): boolean {
    const origin = URL.canParse(text) ? new URL(text) : null;
    return (
      origin?.origin === this.site.origin ||
      (origin?.host === request.get('host') &&
        (origin?.protocol === 'https:' || this.site.protocol === 'http:'))
    );
  }
}

/** A form of another site cannot send JSON, nor a header of its own with its files. */
function checkKind(request: Request, body: RequestBody): void {
  const isUpload = body.kind === 'upload';
  if (!request.is(isUpload ? 'multipart/form-data' : 'application/json')) {
    throw new UnsupportedBodyError(isUpload ? 'Please send files as a form.' : undefined);
  }
  if (isUpload && !request.get('x-requested-with')) {
    throw new ForeignSiteError();
  }
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
}
