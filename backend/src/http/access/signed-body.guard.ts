import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import { type Request, type RequestHandler, type Response, raw } from 'express';
import { NoSecretError, UnreadableRequestError, UnsignedBodyError } from '../errors/api-error.ts';
import { checkShape } from '../input/body-shape.ts';
import { SIGNATURE_HEADER, type SignedBody } from '../input/request-body.ts';
import { EndpointRules } from './endpoint.ts';

/** Reads JSON that another program has signed, and lets nothing else in. Without a secret the endpoint is not there. */
@Injectable()
export class SignedBodyGuard implements CanActivate {
  private readonly readers = new Map<number, RequestHandler>();

  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const body = this.reflector.get(EndpointRules, context.getHandler())?.body;
    if (body?.kind === 'signed') {
      const secret = body.secret(this.config);
      if (!secret) {
        throw new NoSecretError();
      }
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      const bytes = await this.read(body, request, http.getResponse<Response>());
      if (!isSigned(bytes, request.get(SIGNATURE_HEADER) ?? '', secret)) {
        throw new UnsignedBodyError(SIGNATURE_HEADER);
      }
      request.body = parsed(bytes);
      checkShape(request.body, body.maxValues);
    }
    return true;
  }

  private async read({ maxBytes }: SignedBody, request: Request, response: Response): Promise<Buffer> {
    const read = this.readers.get(maxBytes) ?? raw({ limit: maxBytes, type: () => true, inflate: false });
    this.readers.set(maxBytes, read);
    await new Promise<void>((resolve, reject) => {
      read(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  }
}

function isSigned(bytes: Buffer, given: string, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`);
  const actual = Buffer.from(given.trim().toLowerCase());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UnreadableRequestError('The request is not JSON.');
  }
}
