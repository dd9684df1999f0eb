import type { Response } from 'express';
import type { RateLimit, Taken } from './rate-limits.ts';

/** The headers as the document describes them; it says them of each call that is counted. */
export const LIMIT_HEADERS = {
  RateLimit: {
    description:
      'To whoever is signed in, of each limit that is theirs alone: calls that are left (`r`) and seconds until all are free again (`t`).',
    schema: { type: 'string' as const },
    example: '"account";r=58;t=41, "events";r=29;t=3600',
  },
  'RateLimit-Policy': {
    description: 'The same limits by their name: so many calls (`q`) within so many seconds (`w`).',
    schema: { type: 'string' as const },
    example: '"account";q=60;w=60, "events";q=30;w=3600',
  },
};

/**
 * Tells what is left of a limit (draft-ietf-httpapi-ratelimit-headers). Nobody is told of one that others use up as well: it would say
 * what they do.
 */
export function tellLimit(response: Response, { name, points, seconds }: RateLimit, taken: Taken): void {
  response.append('RateLimit', `"${name}";r=${taken.left};t=${taken.resetsIn}`);
  response.append('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
}
