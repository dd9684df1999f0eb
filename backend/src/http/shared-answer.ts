import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';

type Encoding = 'br' | 'gzip' | 'identity';

const ENCODERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  // The best quality would take a second for a megabyte.
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

/**
 * A long answer that is the same for everybody, as the JSON text that the database wrote. It is compressed once, however
 * many get it.
 */
export class SharedAnswer {
  private readonly plain: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string) {
    this.plain = Buffer.from(json);
  }

  as(encoding: Encoding): Promise<Buffer> {
    const encoded = this.encoded.get(encoding) ?? ENCODERS[encoding](this.plain);
    this.encoded.set(encoding, encoded);
    return encoded;
  }
}

/** Sends a `SharedAnswer` as small as the client can read it; see `shared` of `EndpointOptions`. */
export class SendSharedAnswer implements NestInterceptor<SharedAnswer, StreamableFile> {
  intercept(context: ExecutionContext, next: CallHandler<SharedAnswer>): Observable<StreamableFile> {
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
        return new StreamableFile(body, { type: 'application/json; charset=utf-8', length: body.length });
      }),
    );
  }
}

function encodingFor(request: Request): Encoding {
  const wanted = (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding));
  return wanted ?? 'identity';
}
