import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { type Encoding, encoded, encodingFor } from './content-encoding.ts';

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
  private readonly plain: Buffer;
  private readonly answers = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, headers = JSON_TEXT) {
    this.plain = Buffer.from(text);
    this.headers = headers;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const answer = this.answers.get(encoding) ?? encoded(this.plain, encoding);
    this.answers.set(encoding, answer);
    return answer;
  }
}

/** Sends a `PrecompressedAnswer` as small as the client can read it; see `shared` of `EndpointOptions`. */
export class SendPrecompressed implements NestInterceptor<PrecompressedAnswer, StreamableFile> {
  intercept(context: ExecutionContext, next: CallHandler<PrecompressedAnswer>): Observable<StreamableFile> {
    const http = context.switchToHttp();
    const encoding = encodingFor(http.getRequest<Request>());
    return next.handle().pipe(
      mergeMap(async (answer) => {
        const body = await answer.as(encoding);
        const response = http.getResponse<Response>();
        response.vary('Accept-Encoding');
        if (encoding !== 'identity') {
          response.setHeader('Content-Encoding', encoding);
        }
        return new StreamableFile(body, { ...answer.headers, length: body.length });
      }),
    );
  }
}
