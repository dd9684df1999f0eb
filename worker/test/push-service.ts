import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived at a device, read as its browser reads it. */
export interface ReceivedPush {
  /** What the page's service worker is given. */
  notice: { title: string; body: string; path: string; tag: string };
  ttl: number;
  urgency: string;
  topic: string;
  /** Of whoever signed for it (RFC 8292). */
  signedBy: { key: string; subject: string };
}

/** How the service answers a request. */
export interface PushAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** A subscription as a browser tells it to its site. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const CREATED: PushAnswer = { status: 201 };

/**
 * A push service on this machine, with the browsers behind it: it reads what it is sent by RFC 8030, 8188, 8291 and 8292 alone, with
 * none of the product's code or libraries, and takes nothing else.
 */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** The paths that were asked for, whatever came of it. */
  readonly asked: string[] = [];
  /** What was wrong with what it did not take. */
  readonly wrong: string[] = [];
  private readonly browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  private answers: (PushAnswer | 'nothing')[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const answer = service.answerTo(
          request.method,
          request.url ?? '',
          request.headers,
          Buffer.concat(chunks),
        );
        if (answer !== 'nothing') response.writeHead(answer.status, answer.headers).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** As PUSH_SERVICES names it. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A browser subscribes. */
  subscribe(): Subscription {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    this.browsers.set(path, { keys, auth });
    return { endpoint: this.url + path, p256dh, auth: auth.toString('base64url') };
  }

  /** Answers the next requests like this, and takes what follows. `nothing` leaves a request open. */
  answerNext(...answers: (PushAnswer | 'nothing')[]): void {
    this.answers.push(...answers);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answerTo(
    method: string | undefined,
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): PushAnswer | 'nothing' {
    this.asked.push(path);
    const planned = this.answers.shift();
    if (planned && (planned === 'nothing' || planned.status >= 300)) return planned;
    const browser = this.browsers.get(path);
    if (method !== 'POST' || !browser) return { status: 404 };
    try {
      this.received.push({
        notice: JSON.parse(decrypted(body, headers, browser)),
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
        signedBy: signerOf(String(headers.authorization), this.url),
      });
    } catch (error) {
      this.wrong.push((error as Error).message);
      return { status: 400 };
    }
    return planned ?? CREATED;
  }
}

/** RFC 8188 with the keys of RFC 8291: one record. */
function decrypted(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { keys, auth }: { keys: ECDH; auth: Buffer },
): string {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encoded as aes128gcm');
  if (body.length > 4_096) throw new Error('Longer than a push service takes');
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('More than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${use}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('Not the last record');
  return padded.subarray(0, end).toString('utf8');
}

/** RFC 8292: who signed, checked with the key that is sent along. */
function signerOf(authorization: string, audience: string): ReceivedPush['signedBy'] {
  const given = /^vapid t=(?<head>[\w-]+)\.(?<claims>[\w-]+)\.(?<signature>[\w-]+), k=(?<key>[\w-]+)$/.exec(
    authorization,
  );
  const { head = '', claims = '', signature = '', key = '' } = given?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature does not hold');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== audience) throw new Error(`Signed for ${aud}`);
  if (exp * 1_000 < Date.now() || exp * 1_000 > Date.now() + 24 * 3_600_000)
    throw new Error('Signed for too long, or over');
  return { key, subject: sub };
}
