import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

const here = import.meta.dirname;
const repository = join(here, here.includes(`${sep}dist${sep}`) ? '../../../..' : '../../..');
export const CLIENT_FOLDER = join(repository, 'frontend/dist');

const PLACEHOLDER = '{"edition":null}';
/** Paths that name one guest or one sign-in; no search engine should keep them. */
const PRIVATE_PAGE = /^\/(gameday-reply|verify|unsubscribe)\//;

/**
 * Serves the built web app: hashed assets for a year, and for every other path the page itself with the edition
 * inlined, so that titles and the storage key wait for no request. Does nothing when the client is not built.
 */
export function serveClient(app: NestExpressApplication, edition: object, folder = CLIENT_FOLDER): void {
  if (!existsSync(join(folder, 'index.html'))) {
    return;
  }
  // An unescaped < could close the JSON block early.
  const inlined = JSON.stringify(edition).replaceAll('<', '\\u003c');
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(PLACEHOLDER, () => inlined);
  app.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  );
  app.use(expressStaticGzip(folder, { index: false, serveStatic: { maxAge: '1h' } }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!['GET', 'HEAD'].includes(request.method) || request.path.startsWith('/api')) {
      return next();
    }
    if (PRIVATE_PAGE.test(request.path)) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page);
  });
}
