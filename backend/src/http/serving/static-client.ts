import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { NothingHereError } from '../errors/api-error.ts';
import { answerWith } from '../errors/problem.ts';
import { encoded, encodingFor } from './content-encoding.ts';
import { asksForFile } from './file-request.ts';
import { mayBeSignedIn } from './signed-in-cookies.ts';

const here = import.meta.dirname;
const repository = join(here, here.includes(`${sep}dist${sep}`) ? '../../../../..' : '../../../..');
const CLIENT_FOLDER = join(repository, 'frontend/dist/client');

const logger = new Logger('WebApp');

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

/**
 * What an API call answers to somebody who is not signed in. It goes into the web app's cache, so that the app does
 * not ask again.
 */
export interface FirstAnswer {
  /** The call's address. */
  call: string;
  operation: string;
  /** What the call is made with. */
  arg?: unknown;
  value: unknown;
  /** It concerns one person: neither it nor the document that it goes with may be kept. */
  isPrivate?: true;
}

/** What the server writes into the web app, or serves beside it. */
export interface ClientSite {
  /** Another object when it has changed. */
  edition: object;
  /**
   * By a page's path, without a slash at its end, and what its address asks for.
   *
   * @param isAnswered the document holds what the page asks for first, so browsers need not ask
   */
  headOf(path: string, query: Request['query'], isAnswered: boolean): Promise<PageHead>;
  /** What a page shows at once besides the edition, to whoever is not signed in. */
  firstAnswer(path: string, query: Request['query']): Promise<FirstAnswer | null>;
  /** By their path. */
  readonly files: Record<string, SiteFile>;
}

/**
 * Serves the built web app: hashed assets for a year, and for every other path the page itself with its head and the
 * edition inlined, so that titles, previews and the storage key wait for no request. An address of no page has the status
 * 404, for those who only read that: search engines, monitors, whoever looks for files of other programs. Without a built client only the API
 * is served, and the log says so.
 */
export function serveClient(app: NestExpressApplication, site: ClientSite, folder = CLIENT_FOLDER): void {
  if (!existsSync(join(folder, 'index.html'))) {
    logger.warn(`The web app is not built: there is no ${join(folder, 'index.html')}, so only /api answers`);
    return;
  }
  const assets = { immutable: true, maxAge: '1y', redirect: false } as const;
  app.use(
    '/assets',
    forPathsOfFiles(
      expressStaticGzip(join(folder, 'assets'), { enableBrotli: true, index: false, serveStatic: assets }),
    ),
    nothingHere,
  );
  // Figures are on a port of their own; whoever looks for them here must not take the web app for them.
  app.use('/metrics', nothingHere);
  app.use(serveFiles(site));
  // Names without a hash: a browser asks each time whether a release has changed what they hold.
  const files = {
    index: false,
    serveStatic: { cacheControl: false, redirect: false, setHeaders: askAgain },
  } as const;
  app.use(forPathsOfFiles(expressStaticGzip(folder, files)));
  app.use(servePage(site, folder), nothingHere);
}

/**
 * What is neither a page nor a file, such as a form that is sent to a page, is refused in the API's shape of errors.
 */
const nothingHere: RequestHandler = (request, response, next) => {
  if (isOfApi(request)) {
    return next();
  }
  answerWith(new NothingHereError(), response);
};

/**
 * API calls are not looked for on the disk. Nor is a path that cannot be decoded, such as a link that was cut: the
 * web app says that there is no such page, where the file server would answer in its own words.
 */
function forPathsOfFiles(serve: RequestHandler): RequestHandler {
  return (request, response, next) =>
    isOfApi(request) || !isDecodable(request.path) ? next() : serve(request, response, next);
}

/**
 * Takes the place of a path that cannot be decoded. The web app's router would write the path to the log, with
 * whatever it holds.
 */
const NO_PAGE = '/not-found';

function isOfApi({ path }: Request): boolean {
  return /^\/api(\/|$)/.test(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function serveFiles(site: ClientSite) {
  return (request: Request, response: Response, next: NextFunction) => {
    const { files } = site;
    const file = Object.hasOwn(files, request.path) ? files[request.path] : undefined;
    if (!file || !asksForFile(request)) {
      return next();
    }
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type(file.type).send(file.content);
  };
}

function servePage(site: ClientSite, folder: string) {
  const views = followingEdition(site, folder);
  return async (request: Request, response: Response, next: NextFunction) => {
    if (!asksForFile(request) || isOfApi(request)) {
      return next();
    }
    const path = isDecodable(request.path) ? request.path.replace(/(?<=.)\/$/, '') : NO_PAGE;
    const { documentOf } = await views();
    // Somebody with a cookie may be signed in: the document then holds neither the page nor the answer of strangers.
    const isKnown = mayBeSignedIn(request.headers.cookie);
    const answer = isKnown ? null : await site.firstAnswer(path, request.query);
    const [head, { html, isPage }] = await Promise.all([
      site.headOf(path, request.query, answer !== null),
      documentOf(path, isKnown, answer),
    ]);
    if (!isPage) {
      response.status(404);
    }
    if (head.isPrivate) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    }
    response.setHeader('Cache-Control', answer?.isPrivate ? 'no-store' : 'no-cache');
    const encoding = encodingFor(request);
    if (encoding !== 'identity') {
      response.setHeader('Content-Encoding', encoding);
    }
    response.vary('Accept-Encoding');
    response.type('html').send(await encoded(Buffer.from(html.replace(TITLE, () => head.html)), encoding));
  };
}

/** What the web app's build offers the server, in `first-view/first-views.tsx`. */
interface FirstViews {
  documentOf(path: string, isKnown: boolean, answer: FirstAnswer | null): Promise<Document>;
}

interface Document {
  html: string;
  /** Otherwise it says that there is no such page. */
  isPage: boolean;
}

/** Writes the pages anew once the edition is another one than before. */
function followingEdition(site: ClientSite, folder: string): () => Promise<FirstViews> {
  let written = { edition: site.edition, views: firstViews(site.edition, folder) };
  return () => {
    if (written.edition !== site.edition) {
      written = { edition: site.edition, views: firstViews(site.edition, folder) };
    }
    return written.views;
  };
}

async function firstViews(edition: object, folder: string): Promise<FirstViews> {
  // An unescaped < could close the JSON block early.
  const inlined = JSON.stringify(edition).replaceAll('<', '\\u003c');
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(EDITION, () => inlined);
  const code = join(folder, '../server/first-views.js');
  if (!existsSync(code)) {
    return { documentOf: async () => ({ html, isPage: true }) };
  }
  const module = await import(pathToFileURL(code).href);
  return module.firstViews(folder, html, edition);
}

function askAgain(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
}
