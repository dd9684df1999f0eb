import { Injectable } from '@nestjs/common';
import { Metrics } from '@tablefall/platform/metrics/metrics';
import type { RequestHandler } from 'express';
import type { AuthenticatedRequest } from './access/principal.ts';

/** What this backend counts of its requests. */
@Injectable()
export class HttpMetrics {
  private readonly requests;
  private readonly throttled;

  constructor(metrics: Metrics) {
    this.requests = metrics.histogram({
      name: 'http_request_duration_seconds',
      help: 'How long answers took, by the operation of the API; "page" is what is no call.',
      labelNames: ['method', 'route', 'status'],
    });
    this.throttled = metrics.counter({
      name: 'tablefall_throttled_total',
      help: 'Requests that were refused because there were too many, by the limit.',
      labelNames: ['limit'],
    });
  }

  countThrottled(limit: string): void {
    this.throttled.inc({ limit });
  }

  /** Takes the time of each request until its answer has left, or its client has gone. */
  readonly handler: RequestHandler = (request: AuthenticatedRequest, response, next) => {
    const end = this.requests.startTimer();
    response.once('close', () => {
      const { method, operation, originalUrl } = request;
      const route = operation ?? (originalUrl.startsWith('/api/') ? 'none' : 'page');
      end({ method: METHODS.has(method) ? method : 'other', route, status: response.statusCode });
    });
    next();
  };
}

/** A client may send any word as its method, and each would be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
