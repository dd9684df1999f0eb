import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './users/sign-in-cookies.service.ts';

/** The OpenAPI document of the application, to write to a file or to serve at /api/docs. */
export function documentation(app: INestApplication): { create(): OpenAPIObject; serve(): void } {
  const frame = new DocumentBuilder()
    .setTitle('Tablefall')
    .setDescription(
      'The HTTP API of a two-day tabletop gaming convention. Errors share one shape, `Problem`.',
    )
    .setVersion('1')
    .addCookieAuth(SESSION_COOKIE)
    .build();
  const create = () =>
    SwaggerModule.createDocument(app, frame, { operationIdFactory: (_controller, method) => method });
  return { create, serve: () => SwaggerModule.setup('api/docs', app, create) };
}
