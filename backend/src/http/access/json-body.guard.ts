import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { checkShape } from '../input/body-shape.ts';
import { FORM_BODY, type JsonBody } from '../input/request-body.ts';
import { EndpointRules } from './endpoint.ts';
import { isRead } from './reads.ts';

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
      checkShape(request.body, body.maxValues);
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
