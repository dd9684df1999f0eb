import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import compression from 'compression';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

const compress = compression();

/** Sends an answer as small as the client can read it; see `compressed` of `EndpointOptions`. */
export class CompressAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    compress(http.getRequest<Request>(), http.getResponse<Response>(), () => undefined);
    return next.handle();
  }
}
