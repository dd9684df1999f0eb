import { HttpStatus } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { ViewerSource } from './principal.ts';
import { problemOf } from '../errors/error.filter.ts';

/** Lets the administrator through to what no controller serves; everybody else is told that nothing is there. */
export function administratorOnly(viewers: ViewerSource): RequestHandler {
  return async (request, response, next) => {
    const viewer = await viewers.viewerOf(request);
    if (viewer?.roles.includes('administrator')) {
      return next();
    }
    response.status(HttpStatus.NOT_FOUND).json(problemOf(HttpStatus.NOT_FOUND));
  };
}
