import { HttpStatus } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { problemOf } from '../errors/error.filter.ts';
import type { PrincipalSource } from './principal.ts';

/** Lets the administrator through to what no controller serves; everybody else is told that nothing is there. */
export function administratorOnly(principals: PrincipalSource): RequestHandler {
  return async (request, response, next) => {
    const principal = await principals.principalOf(request);
    if (principal?.roles.includes('administrator')) {
      return next();
    }
    response.status(HttpStatus.NOT_FOUND).json(problemOf(HttpStatus.NOT_FOUND));
  };
}
