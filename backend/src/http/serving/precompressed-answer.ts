import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, mergeMap, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../access/principal.ts';
import { type Encoding, encoded, encodingFor } from './content-encoding.ts';
import { weakTag } from './weak-tag.ts';

/** What the answer is: its media type, and how a file is called. */
interface AnswerHeaders {
  type: string;
  disposition?: string;
}

const JSON_TEXT: AnswerHeaders = { type: 'application/json; charset=utf-8' };

/**
 * A long answer that is the same for everybody, as text: JSON that the database wrote, unless its headers say otherwise.
 * It is compressed once, however many get it.
 */
export class PrecompressedAnswer {
  readonly headers: AnswerHeaders;
  /** Its `ETag`. */
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly answers = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, headers = JSON_TEXT) {
    this.plain = Buffer.from(text);
    this.headers = headers;
    this.tag = weakTag(text);
  }

  as(encoding: Encoding): Promise<Buffer> {
    const answer = this.answers.get(encoding) ?? encoded(this.plain, encoding);
    this.answers.set(encoding, answer);
    return answer;
  }
}

/**
 * Makes what strangers get one. What somebody gets who is signed in may hold what is theirs, beside words that others chose: its
 * length, compressed, would tell of it (BREACH).
 */
export class CompressForStrangers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    return next
      .handle()
      .pipe(map((answer) => (principal ? answer : new PrecompressedAnswer(JSON.stringify(answer)))));
  }
}

/** Sends a `PrecompressedAnswer` as small as the client can read it; see `shared` of `EndpointOptions`. */
export class SendPrecompressed implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const encoding = encodingFor(request);
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const response = http.getResponse<Response>();
        response.vary('Accept-Encoding');
        if (!(answer instanceof PrecompressedAnswer)) return answer;
        // By its tag (`TagAnswers`) the client has it; without a body it becomes a 304.
        if (request.fresh) return undefined;
        const body = await answer.as(encoding);
        if (encoding !== 'identity') {
          response.setHeader('Content-Encoding', encoding);
        }
        return new StreamableFile(body, { ...answer.headers, length: body.length });
      }),
    );
  }
}
