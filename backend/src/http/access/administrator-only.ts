import type { RequestHandler } from 'express';
import { NothingHereError } from '../errors/api-error.ts';
import { answerWith } from '../errors/problem.ts';
import type { PrincipalSource } from './principal.ts';

/** Lets the administrator through to what no controller serves; everybody else is told that nothing is there. */
export function administratorOnly(principals: PrincipalSource): RequestHandler {
  return async (request, response, next) => {
    const principal = await principals.principalOf(request);
    if (principal?.roles.includes('administrator')) {
      return next();
    }
    answerWith(new NothingHereError(), response);
  };
}
