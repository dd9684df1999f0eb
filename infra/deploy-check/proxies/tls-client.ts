import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HOST } from './proxied-product.ts';

/** What a proxy answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a proxy of this machine as a browser does that finds it under its name, and trusts one authority alone. */
export class TlsClient {
  private readonly port: number;
  private readonly authority: string;
  private cookie = '';

  constructor(port: number, authority: string) {
    this.port = port;
    this.authority = authority;
  }

  ask(
    path: string,
    { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const sent = body === undefined ? {} : { 'content-type': 'application/json', origin: `https://${HOST}` };
    return new Promise((resolve, reject) => {
      const asking = request(
        {
          host: '127.0.0.1',
          port: this.port,
          servername: HOST,
          ca: readFileSync(this.authority),
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host: HOST, cookie: this.cookie, ...sent, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) this.keep(cookie);
            const { statusCode: status = 0, headers: answered } = response;
            resolve({ status, headers: answered, body: Buffer.concat(chunks) });
          });
        },
      );
      // A proxy that refuses a long body closes the connection while it is still being sent.
      asking.on('error', reject);
      asking.end(body);
    });
  }

  private keep(cookie: string): void {
    if (cookie.startsWith('__Host-tablefall_session=')) this.cookie = cookie.split(';')[0] ?? '';
  }
}

/** What a proxy answers to whoever comes without TLS. */
export function withoutTls(port: number, path: string): Promise<Pick<Answer, 'status' | 'headers'>> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: HOST } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    }).on('error', reject);
  });
}

/** The body as it was before it was compressed, once. */
export function decoded({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
