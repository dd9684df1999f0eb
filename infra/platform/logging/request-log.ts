import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Options } from 'pino-http';
import type { Config } from '../config/config.ts';
import { scrubbedUrl } from './scrub.ts';

/** What a proxy or a client may send as the id of a request. Anything else could forge lines of the log. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** A request as Express and the access guard leave it. */
type AnsweredRequest = IncomingMessage & { ip?: string; principal?: { userId: string } | null };

/**
 * What is logged of each request: what was asked, how it ended and, when signed in, by whom and from where. An id that
 * came with the request is taken over only where a proxy stands in front, which sets it.
 */
export function requestLog({
  LOG_LEVEL: level,
  TRUSTED_PROXIES: proxies,
}: Pick<Config, 'LOG_LEVEL' | 'TRUSTED_PROXIES'>): Options {
  return {
    level,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id']?.toString() ?? '';
      const id = proxies > 0 && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: (request) => request.url?.startsWith('/api/health') ?? false },
    customProps: (request) => {
      const { principal, ip } = request as AnsweredRequest;
      return principal ? { userId: principal.userId, network: ip } : {};
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: scrubbedUrl(request.url),
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  };
}
