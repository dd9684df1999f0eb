import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Audit } from '@tablefall/platform/audit/audit';
import { mergeMap, type Observable } from 'rxjs';
import { httpActs } from '../http.audit.ts';
import { type EndpointOptions, EndpointRules } from './endpoint.ts';
import type { AuthenticatedRequest } from './principal.ts';
import { type RateLimit, RateLimits } from './throttling/rate-limits.ts';

/** Entries of one sort of list that staff may read within a day without a trace: more than a day of looking people up takes. */
export const READ_UNNOTICED = 200;

/**
 * Writes down who reads lists of people at length, as exports are: one entry when somebody has read more than `READ_UNNOTICED`
 * of a sort within a day, and another one whenever the number has doubled. An entry that is read twice counts twice.
 */
@Injectable()
export class BulkReads implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const lists = this.reflector.get(EndpointRules, context.getHandler())?.lists;
    if (!lists) {
      return next.handle();
    }
    const { principal, doorLink } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    return next.handle().pipe(
      // The entry stands before the answer begins.
      mergeMap(async (answer) => {
        await this.note(principal?.userId ?? doorLink ?? '', lists, longestList(answer));
        return answer;
      }),
    );
  }

  private async note(
    reader: string,
    lists: NonNullable<EndpointOptions['lists']>,
    read: number,
  ): Promise<void> {
    const people = await this.limits.counted(READS, `${reader} ${lists}`, read);
    if (stepsPassed(people) > stepsPassed(people - read)) {
      await this.audit.recordRead({ action: httpActs['people.read'], details: { lists, people } });
    }
  }
}

const READS: RateLimit = { name: 'people-read', points: READ_UNNOTICED, seconds: 86_400 };

/** How often the number that goes unnoticed was passed, and doubled since. */
function stepsPassed(people: number): number {
  return people > READ_UNNOTICED ? 1 + Math.floor(Math.log2((people - 1) / READ_UNNOTICED)) : 0;
}

/** A list, or what holds it beside its counts. */
function longestList(answer: object): number {
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}
