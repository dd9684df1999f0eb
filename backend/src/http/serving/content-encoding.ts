import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODERS: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  // The best quality would take a second for a megabyte.
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

/** What is sent of a text in one encoding. */
export function encoded(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return ENCODERS[encoding](plain);
}

/** The smallest encoding that the client reads. */
export function encodingFor(request: Request): Encoding {
  const wanted = (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding));
  return wanted ?? 'identity';
}
