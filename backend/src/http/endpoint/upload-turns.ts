import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Turns } from '@tablefall/platform/turns/turns';
import { finalize, from, type Observable, switchMap } from 'rxjs';

/** Uploads whose files a process holds in memory at the same time. */
const AT_ONCE = 8;
const turns = new Turns(AT_ONCE);

/** Lets uploads wait unread until there is memory for their files; comes before whatever reads them (T20). */
export class UploadTurns implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(turns.take()).pipe(switchMap((end) => next.handle().pipe(finalize(end))));
  }
}
