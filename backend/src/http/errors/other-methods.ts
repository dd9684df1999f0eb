import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, RequestHandler } from 'express';
import { MethodNotAllowedError } from './api-error.ts';

/** Answers the methods that an address has not: which it has. */
@Injectable()
export class OtherMethods implements OnModuleInit {
  constructor(private readonly adapters: HttpAdapterHost) {}

  /** By now the router has every route, and not yet the answer that there is nothing. */
  onModuleInit(): void {
    // A program such as the import has no server.
    const express: Express | undefined = this.adapters.httpAdapter?.getInstance();
    express?.use(answerOthers(express));
  }
}

/** What the router has of a route, beyond what its types say. */
interface Layer {
  route?: { path: string; stack: { method: string }[] };
  match(path: string): boolean;
}

/** The endpoints that an application serves. */
export function routesOf({
  router,
}: Express): { path: string; method: string; match: (path: string) => boolean }[] {
  return (router.stack as unknown as Layer[]).flatMap((layer) => {
    const { path = '', stack = [] } = layer.route ?? {};
    // A handler stands under one method; the framework's middleware stands under all of them.
    const [only, ...others] = stack;
    if (!only || others.length > 0) return [];
    return { path, method: only.method.toUpperCase(), match: (asked: string) => layer.match(asked) };
  });
}

function answerOthers(express: Express): RequestHandler {
  return ({ method, path }, response, next) => {
    const methods = routesOf(express).flatMap((route) => (route.match(path) ? [route.method] : []));
    if (methods.length === 0) {
      next();
      return;
    }
    const allowed = [...methods, 'OPTIONS'].join(', ');
    if (method !== 'OPTIONS') throw new MethodNotAllowedError(allowed);
    response.set('Allow', allowed).status(204).end();
  };
}
