import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

const here = import.meta.dirname;
const repository = join(here, here.includes(`${sep}dist${sep}`) ? '../../../..' : '../../..');
export const CLIENT_FOLDER = join(repository, 'frontend/dist');

const EDITION = '{"edition":null}';
const TITLE = /<title>[^<]*<\/title>/;

export interface PageHead {
  /** Title and meta elements, escaped. */
  html: string;
  /** No search engine should keep it: it names one guest or one sign-in, or is no page at all. */
  isPrivate: boolean;
}

export interface SiteFile {
  type: string;
  content: string;
}

/** What the server writes into the web app, or serves beside it. */
export interface ClientSite {
  edition: object;
  /** By a page's path, without a slash at its end, and what its address asks for. */
  headOf(path: string, query: Request['query']): Promise<PageHead>;
  /** By their path. */
  files: Record<string, SiteFile>;
}

/**
 * Serves the built web app: hashed assets for a year, and for every other path the page itself with its head and the
 * edition inlined, so that titles, previews and the storage key wait for no request. Does nothing when the client is
 * not built.
 */
export function serveClient(app: NestExpressApplication, site: ClientSite, folder = CLIENT_FOLDER): void {
  if (!existsSync(join(folder, 'index.html'))) {
    return;
  }
  app.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  );
  app.use(serveFiles(site.files));
  // Names without a hash: a browser asks each time whether a release has changed what they hold.
  app.use(
    expressStaticGzip(folder, { index: false, serveStatic: { cacheControl: false, setHeaders: askAgain } }),
  );
  app.use(servePage(site, readFileSync(join(folder, 'index.html'), 'utf8')));
}

function serveFiles(files: ClientSite['files']) {
  return (request: Request, response: Response, next: NextFunction) => {
    const file = Object.hasOwn(files, request.path) ? files[request.path] : undefined;
    if (!file || !isRead(request)) {
      return next();
    }
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type(file.type).send(file.content);
  };
}

function servePage(site: ClientSite, html: string) {
  // An unescaped < could close the JSON block early.
  const inlined = JSON.stringify(site.edition).replaceAll('<', '\\u003c');
  const [before = '', after = ''] = html.replace(EDITION, () => inlined).split(TITLE);
  return async (request: Request, response: Response, next: NextFunction) => {
    if (!isRead(request) || request.path.startsWith('/api')) {
      return next();
    }
    const head = await site.headOf(request.path.replace(/(?<=.)\/$/, ''), request.query);
    if (head.isPrivate) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    }
    askAgain(response);
    response.type('html').send(before + head.html + after);
  };
}

function askAgain(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
