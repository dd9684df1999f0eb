import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '@tablefall/platform/config/config';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import { MEDIA_PATH } from '@tablefall/platform/storage/storage.module';
import cookieParser from 'cookie-parser';
import { json, type RequestHandler, urlencoded } from 'express';
import helmet from 'helmet';
import { ErrorFilter } from './error.filter.ts';
import { serveMedia } from './media.ts';
import { inputValidation } from './validation.ts';
import { ViewerSource } from './viewer.ts';

const BODY_LIMIT = '100kb';
/** 100,000 guests of ordinary length are about 8 MB. */
const BULK_BODY_LIMIT = '32mb';

/** What every request meets before a controller: headers, cookies, body limits, validation, error shape. */
export function configureHttp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.setGlobalPrefix('api');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.disable('x-powered-by');
  app.use(securityHeaders(config));
  app.use(MEDIA_PATH, serveMedia(app.get(ObjectStore, { strict: false })));
  app.use(cookieParser());
  app.use(
    ['/api/gameday/bulk-invite', '/api/gameday/check-guests'],
    forStaff(app.get(ViewerSource, { strict: false }), json({ limit: BULK_BODY_LIMIT })),
  );
  app.use('/api/unsubscribe', urlencoded({ limit: '1kb', extended: false }));
  app.use(json({ limit: BODY_LIMIT }));
  app.useGlobalPipes(inputValidation());
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();
}

/** Reading a large body costs memory before any guard can refuse it, so strangers get the ordinary limit. */
function forStaff(viewers: ViewerSource, parser: RequestHandler): RequestHandler {
  return (request, response, next) => {
    viewers
      .viewerOf(request)
      .then(
        (viewer) => (viewer?.roles.includes('organiser') ? parser(request, response, next) : next()),
        next,
      );
  };
}

function securityHeaders(config: Config) {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...(config.IMAGE_HOST ? [new URL(config.IMAGE_HOST).origin] : [])],
        frameSrc: config.NEWSLETTER_FORM_URL ? [new URL(config.NEWSLETTER_FORM_URL).origin] : ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.PUBLIC_URL.startsWith('https:') ? [] : null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.isProduction,
  });
}
