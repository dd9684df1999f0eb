import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import { administratorOnly } from './http/access/administrator-only.ts';
import { TOO_MANY } from './http/access/endpoint.ts';
import { PrincipalSource } from './http/access/principal.ts';
import { SESSION_COOKIE } from './users/sign-in-cookies.service.ts';

const DOCS_PATH = '/api/docs';
/** The page with all below it, and the document itself in both of its forms. */
export const DOCS_PATHS = [DOCS_PATH, `${DOCS_PATH}-json`, `${DOCS_PATH}-yaml`];

/**
 * The OpenAPI document of the application, to write to a file or to serve at /api/docs, in production to the administrator
 * alone.
 */
export function documentation(app: INestApplication): { create(): OpenAPIObject; serve(): void } {
  const frame = new DocumentBuilder()
    .setTitle('Tablefall')
    .setDescription(
      'The HTTP API of a two-day tabletop gaming convention. Errors share one shape, `Problem`.',
    )
    .setVersion('1')
    .addServer('/', 'The site that serves the web app')
    .addCookieAuth(SESSION_COOKIE)
    .build();
  frame.info.license = { name: 'UNLICENSED' };
  const create = () =>
    withSharedAnswers(
      SwaggerModule.createDocument(app, frame, { operationIdFactory: (_controller, method) => method }),
    );
  const serve = () => {
    if (app.get(Config).isProduction) {
      app.use(DOCS_PATHS, administratorOnly(app.get(PrincipalSource)));
    }
    SwaggerModule.setup(DOCS_PATH, app, create);
  };
  return { create, serve };
}

/** What the guards may answer to any request, and to any that may change something. */
const TO_ALL = { 503: 'The service is busy or not ready; `Retry-After` says when to come back.' };
const TO_WRITES = {
  403: 'The request came from another site, or the account may not do this.',
  413: 'The body is too large.',
  415: 'The body is of another kind than this endpoint takes.',
  429: TOO_MANY,
};

/**
 * Adds what no endpoint says itself, because the guards answer it for all of them. What an endpoint does say stands.
 */
function withSharedAnswers(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path as Record<string, { responses: object }>)) {
      const shared = Object.entries({ ...TO_ALL, ...(method !== 'get' && TO_WRITES) });
      const answers = shared.map(([status, description]) => [status, { description, content }]);
      operation.responses = { ...Object.fromEntries(answers), ...operation.responses };
    }
  }
  return document;
}
