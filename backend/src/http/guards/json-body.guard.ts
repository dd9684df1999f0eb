import { type CanActivate, type ExecutionContext, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../api-error.ts';
import { EndpointRules } from '../endpoint.ts';
import { FORM_BODY, type JsonBody } from '../request-body.ts';
import { isRead } from './reads.ts';

/** Levels of lists and objects within one another. No form of the product has more than four. */
const MAX_DEPTH = 20;

/** Reads the JSON that an endpoint declares: after the access guard, so that a stranger's body costs no memory. */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  private readonly parsers = new Map<number, RequestHandler>();

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const body = this.reflector.get(EndpointRules, context.getHandler())?.body ?? FORM_BODY;
    if (body.kind === 'json' && !isRead(request)) {
      await this.read(body, request, http.getResponse<Response>());
      checkShape(request.body, body);
    }
    return true;
  }

  private read({ maxBytes }: JsonBody, request: Request, response: Response): Promise<void> {
    const parse = this.parsers.get(maxBytes) ?? json({ limit: maxBytes });
    this.parsers.set(maxBytes, parse);
    return new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  }
}

/** What validates a body calls itself for every level: a deep one would end in a stack overflow. */
function checkShape(body: unknown, { maxValues }: JsonBody): void {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_DEPTH || values > maxValues) {
      throw new ApiError(
        HttpStatus.BAD_REQUEST,
        'Bad request',
        'The request is nested too deeply or holds too many values.',
      );
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
