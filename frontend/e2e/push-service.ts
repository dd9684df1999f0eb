import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type BrowserContext, expect } from '@playwright/test';

/** What the product sends to a device. */
interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Where the product that the journeys start may send to. */
const ADDRESS = process.env.PUSH_SERVICE_URL ?? '';

/**
 * A push service as the makers of browsers run one, with a browser that is subscribed to it: it takes what the product posts, and reads
 * it with the browser's own keys (RFC 8291).
 */
export class PushService {
  readonly received: Push[] = [];
  private readonly endpoint = `${ADDRESS}/${randomBytes(8).toString('hex')}`;
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private server: Server | undefined;

  async start(): Promise<void> {
    this.keys.generateKeys();
    const server = createServer(async (request, response) => {
      const body = await bytesOf(request);
      const isMeant = ADDRESS + request.url === this.endpoint;
      // Whoever is not known to the service is gone, as every other browser here.
      if (isMeant && /^vapid t=.+, ?k=.+/.test(request.headers.authorization ?? ''))
        this.received.push(this.read(body));
      response.writeHead(isMeant ? 201 : 410).end();
    });
    const { hostname, port } = new URL(ADDRESS);
    await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
    this.server = server;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Has the browser subscribe here: it reaches no service of its maker, and Chromium without a window has none at all. */
  async subscribe(context: BrowserContext): Promise<void> {
    await context.grantPermissions(['notifications']);
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    await context.addInitScript(
      ({ endpoint, keys, kept, allowed }) => {
        const made = (key: string) => ({
          endpoint,
          options: {
            applicationServerKey: Uint8Array.from(
              atob(key.replaceAll('-', '+').replaceAll('_', '/')),
              (letter) => letter.charCodeAt(0),
            ).buffer,
          },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            localStorage.removeItem(kept);
            return true;
          },
        });
        // Whatever was granted, Chromium without a window says to pages that it was denied.
        Object.defineProperty(Notification, 'permission', {
          get: () => localStorage.getItem(allowed) ?? 'default',
        });
        Notification.requestPermission = async () => {
          localStorage.setItem(allowed, 'granted');
          return 'granted';
        };
        Object.assign(PushManager.prototype, {
          getSubscription: async () => {
            const key = localStorage.getItem(kept);
            return key && made(key);
          },
          subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
            localStorage.setItem(kept, key);
            return made(key);
          },
        });
      },
      { endpoint: this.endpoint, keys, kept: SUBSCRIBED, allowed: 'journey.allowed' },
    );
  }

  /** Waits for a push whose title or text holds these words. */
  async push(words: string): Promise<Push> {
    const meant = () => this.received.find(({ title, body }) => `${title} ${body}`.includes(words));
    await expect
      .poll(() => Boolean(meant()), { message: `a push about ${words}`, timeout: 60_000 })
      .toBe(true);
    return meant() as Push;
  }

  private read(body: Buffer): Push {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const text = (label: string) => Buffer.from(`${label}\0`);
    const info = Buffer.concat([text('WebPush: info'), this.keys.getPublicKey(), theirs]);
    const secret = derived(this.keys.computeSecret(theirs), this.auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derived(secret, salt, text('Content-Encoding: aes128gcm'), 16),
      derived(secret, salt, text('Content-Encoding: nonce'), 12),
    );
    const sealed = body.subarray(21 + length);
    decipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // A 2 ends the last record, and zeros may follow it.
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString()) as Push;
  }
}

/** Where the browser of a journey keeps that it is subscribed. */
export const SUBSCRIBED = 'journey.subscribed';

function derived(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
