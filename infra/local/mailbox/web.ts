import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { headers, message, messages, parse } from './api.ts';
import { headerFields } from './envelope.ts';
import { NEWSLETTER_PATH, newsletterPage } from './newsletter.ts';
import { type ListState, type OpenMail, page, type View } from './page.ts';
import type { MailStore, StoredMail } from './store.ts';

const PAGE_SIZE = 50;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// The mail's own page: no script, no form, an origin of its own; its links open outside of the frame.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'self'";
// The product embeds it, from whatever port of this machine.
const NEWSLETTER_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*";

const FILES: Record<string, { path: string; type: string }> = {
  '/tokens.css': { path: join(import.meta.dirname, 'tokens.css'), type: 'text/css; charset=utf-8' },
  '/mailbox.css': { path: join(import.meta.dirname, 'mailbox.css'), type: 'text/css; charset=utf-8' },
  '/newsletter.css': { path: join(import.meta.dirname, 'newsletter.css'), type: 'text/css; charset=utf-8' },
  '/mailbox.js': { path: join(import.meta.dirname, 'mailbox.js'), type: 'text/javascript; charset=utf-8' },
  '/font/besley.woff2': {
    path: join(ROOT, 'node_modules/@fontsource/besley/files/besley-latin-800-normal.woff2'),
    type: 'font/woff2',
  },
  '/font/schibsted-grotesk.woff2': {
    path: join(
      ROOT,
      'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    ),
    type: 'font/woff2',
  },
};

interface Answer {
  status?: number;
  type?: string;
  policy?: string;
  headers?: Record<string, string>;
  body: string | Buffer;
}

const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });
const missing: Answer = { status: 404, body: 'Not found' };
const HTML = 'text/html; charset=utf-8';

function whole(value: string | null, fallback: number, most: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isFinite(number) && number >= 0 ? Math.min(number, most) : fallback;
}

async function apiAnswer(store: MailStore, url: URL): Promise<Answer> {
  const [, , , name = '', id = '', part = '', partId = ''] = url.pathname.split('/');
  if (name === 'messages' || name === 'search') {
    const query = url.searchParams.get('query') ?? '';
    const start = whole(url.searchParams.get('start'), 0, Number.MAX_SAFE_INTEGER);
    return json(messages(store, query, start, whole(url.searchParams.get('limit'), PAGE_SIZE, 1_000)));
  }
  const mail = name === 'message' ? found(store, id) : undefined;
  if (!mail) return missing;
  if (!part) return json(await message(store, mail));
  if (part === 'headers') return json(await headers(store, mail));
  if (part === 'raw') return { body: await store.source(mail) };
  return part === 'part' ? attachment(store, mail, Number(partId)) : missing;
}

function found(store: MailStore, id: string): StoredMail | undefined {
  return id === 'latest' ? store.find(String(store.count)) : store.find(id);
}

async function attachment(store: MailStore, mail: StoredMail, position: number): Promise<Answer> {
  const part = (await parse(store, mail)).attachments[position - 1];
  if (!part) return missing;
  const name = encodeURIComponent(part.filename ?? 'attachment');
  return {
    type: /^image\/(png|jpeg|gif|webp)$/.test(part.mimeType) ? part.mimeType : 'application/octet-stream',
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
    body: Buffer.from(part.content as ArrayBuffer),
  };
}

async function mailPage(store: MailStore, mail: StoredMail): Promise<Answer> {
  const email = await parse(store, mail);
  const html = (email.html ?? '').replaceAll(/cid:([^"'\s)>]+)/g, (whole, id: string) => {
    const position = email.attachments.findIndex((part) => part.contentId?.replace(/^<|>$/g, '') === id);
    return position < 0 ? whole : `/api/v1/message/${mail.id}/part/${position + 1}`;
  });
  return { type: HTML, policy: MAIL_POLICY, body: `<base target="_blank">${html}` };
}

async function listPage(store: MailStore, url: URL): Promise<Answer> {
  const query = url.searchParams.get('query') ?? '';
  const start = whole(url.searchParams.get('start'), 0, Number.MAX_SAFE_INTEGER);
  const list: ListState = { query, start, limit: PAGE_SIZE, ...store.list(query, start, PAGE_SIZE) };
  const mail = store.find(url.searchParams.get('mail') ?? '');
  if (!mail) return { type: HTML, policy: PAGE_POLICY, body: page(list, null) };
  const raw = await store.source(mail);
  const email = await parse(store, mail);
  const wanted = url.searchParams.get('view');
  const isKnown = (value: string | null): value is View => /^(html|text|headers|source)$/.test(value ?? '');
  const view = isKnown(wanted) && (wanted !== 'html' || email.html) ? wanted : email.html ? 'html' : 'text';
  const open: OpenMail = { mail, view, email, fields: headerFields(raw), source: raw.toString('utf8') };
  return { type: HTML, policy: PAGE_POLICY, body: page(list, open) };
}

async function answer(store: MailStore, url: URL): Promise<Answer> {
  if (url.pathname.startsWith('/api/v1/')) return apiAnswer(store, url);
  if (url.pathname === '/') return listPage(store, url);
  if (url.pathname === NEWSLETTER_PATH)
    return { type: HTML, policy: NEWSLETTER_POLICY, body: newsletterPage(url.searchParams.get('email')) };
  const file = FILES[url.pathname];
  if (file) return { type: file.type, body: await readFile(file.path) };
  const mail = /^\/message\/(\d+)\/html$/.exec(url.pathname);
  const stored = mail ? store.find(mail[1] ?? '') : undefined;
  return stored ? mailPage(store, stored) : missing;
}

function send(response: ServerResponse, { status, type, policy, headers: more, body }: Answer): void {
  response.writeHead(status ?? 200, {
    'content-type': type ?? 'text/plain; charset=utf-8',
    'content-security-policy': policy ?? "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...more,
  });
  response.end(body);
}

/** Serves the page and the read calls of Mailpit's API; it changes nothing, so it takes GET alone. */
export function startWeb(store: MailStore, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    // Mails hold sign-in links: a foreign site whose name was made to lead to this machine must not read them.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(host) || !/^(GET|HEAD)$/.test(request.method ?? '')) {
      send(response, { status: 403, body: 'Forbidden' });
      return;
    }
    Promise.resolve()
      .then(() => answer(store, new URL(request.url ?? '/', 'http://localhost')))
      .catch((): Answer => ({ status: 500, body: 'This mail cannot be shown' }))
      .then((result) => send(response, result))
      .catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
