import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { AuthenticatedRequest } from '../access/principal.ts';
import { PrecompressedAnswer } from './precompressed-answer.ts';
import { weakTag } from './weak-tag.ts';

/**
 * Gives an answer an `ETag` of what it shows: whoever has the same already is answered 304. A browser may keep what strangers
 * get, and asks again with its tag; what somebody gets who is signed in is kept by nobody.
 */
export class TagAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { principal } = http.getRequest<AuthenticatedRequest>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      tap((answer) => {
        // A file that is downloaded once.
        if (answer instanceof StreamableFile) return;
        const tag = answer instanceof PrecompressedAnswer ? answer.tag : weakTag(JSON.stringify(answer));
        response.setHeader('ETag', tag);
        if (!principal && response.getHeader('Cache-Control') === 'no-store')
          response.setHeader('Cache-Control', 'no-cache');
      }),
    );
  }
}
