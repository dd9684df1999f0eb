import type { Response } from 'express';
import type { ApiError } from './api-error.ts';
import type { ProblemDto } from './problem.dto.ts';

/** The media type of RFC 9457, for those who ask for it; everybody else gets plain JSON. */
const PROBLEM_JSON = 'application/problem+json';

/** Whose name it is in `type`, which names no page: programs compare it. */
const TYPE = 'tag:tablefall.example,2026:';

export function problemOf(error: ApiError, status = error.getStatus()): ProblemDto {
  const { code, title, text, fields, conflictsWith, current } = error;
  return {
    statusCode: status,
    code,
    title,
    message: text,
    detail: text,
    status,
    type: TYPE + code,
    ...(fields && { fields }),
    ...(conflictsWith && { conflictsWith }),
    ...(current && { current }),
  };
}

/** @param status another one than that of its class, where the framework has decided */
export function answerWith(error: ApiError, response: Response, status = error.getStatus()): void {
  response.set({ 'Cache-Control': 'no-store', ...error.headers });
  response
    .status(status)
    .type(response.req.accepts().includes(PROBLEM_JSON) ? PROBLEM_JSON : 'json')
    .json(problemOf(error, status));
}
