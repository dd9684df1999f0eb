import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
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

/** Sends a `PrecompressedAnswer` as small as the client can read it; see `shared` of `EndpointOptions`. */
type Sent = StreamableFile | undefined;

export class SendPrecompressed implements NestInterceptor<PrecompressedAnswer, Sent> {
  intercept(context: ExecutionContext, next: CallHandler<PrecompressedAnswer>): Observable<Sent> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const encoding = encodingFor(request);
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const response = http.getResponse<Response>();
        response.vary('Accept-Encoding');
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
