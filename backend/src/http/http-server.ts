import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '@tablefall/platform/config/config';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { actFrom } from '@tablefall/platform/logging/actor';
import { MEDIA_PATH } from '@tablefall/platform/storage/storage.module';
import cookieParser from 'cookie-parser';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { HttpMetrics } from './http-metrics.ts';
import { UPLOAD_MS, UPLOAD_WAIT_MS } from './input/upload-limiter.ts';
import { watchProxies } from './proxy-watch.ts';
import { Media } from './serving/media.ts';
import { Shutdown } from './shutdown.ts';

/** How long a client may take to send a request; a proxy in front holds its clients to its own limits. */
const HEADERS_MS = 15_000;
/**
 * How long an idle connection is kept. Longer than proxies keep theirs (60 seconds is usual), or one would send a request
 * on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;
/** An upload may wait for its turn before it is read. */
const REQUEST_MS = UPLOAD_WAIT_MS + UPLOAD_MS;

const API_PREFIX = 'api';

/** What every request meets before the guards and controllers of the modules: limits, headers, cookies. */
export function configureHttp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.setGlobalPrefix(API_PREFIX);
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(watchProxies(config.TRUSTED_PROXIES, new Logger('TRUSTED_PROXIES')));
  app.disable('x-powered-by');
  // No answer of the API is kept (`no-store`), so a digest of each would be computed for nobody.
  app.disable('etag');
  app.use(app.get(Shutdown).handler, app.get(HttpMetrics).handler);
  app.use(securityHeaders(config, app.get(CurrentEdition)), permissionsPolicy);
  app.use(MEDIA_PATH, app.get(Media).handler);
  app.use(`/${API_PREFIX}`, keptByNobody);
  app.use(cookieParser());
  app.use(actingFromItsNetwork);
  app.enableShutdownHooks();
  limitSlowClients(app.getHttpServer());
}

/** A client that sends one byte now and then may hold a connection for this long and no longer. */
function limitSlowClients(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}

/** Answers hold personal data; an endpoint whose answer is the same for everybody says so with `cacheSeconds`. */
const keptByNobody: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** What the request causes is recorded with its network. The access guard adds whose session it is. */
const actingFromItsNetwork: RequestHandler = (request, _response, next) => {
  actFrom(request.ip ?? null, next);
};

/** The door reads codes with the camera. The product uses none of the others, so a script that got in cannot either. */
const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader(
    'Permissions-Policy',
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  );
  next();
};

/** Where pictures of other hosts may come from: what people stored, and the board-game database. */
function imageHosts({ IMAGE_HOST, BGG_IMAGE_HOST }: Config): string[] {
  return [IMAGE_HOST, BGG_IMAGE_HOST].flatMap((host) => (host ? [new URL(host).origin] : []));
}

/** Of the page that embeds the sign-up form. */
function formHost({ settings: { newsletterFormUrl } }: CurrentEdition): string {
  return newsletterFormUrl ? new URL(newsletterFormUrl).origin : "'none'";
}

function securityHeaders(config: Config, edition: CurrentEdition) {
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts(config)],
        frameSrc: [() => formHost(edition)],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    // For browsers that do not read frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Other names below this domain may have no TLS; that is not ours to decide.
    strictTransportSecurity: isHttps && { includeSubDomains: false },
  });
}
