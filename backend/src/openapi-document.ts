import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE } from './users/session-cookie.ts';

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
    plainlyNamed(
      SwaggerModule.createDocument(app, frame, { operationIdFactory: (_controller, method) => method }),
    );
  return { create, serve: () => SwaggerModule.setup('api/docs', app, create) };
}

/** Schemas are called what they are: `Gameday`, not `GamedayDto`. */
function plainlyNamed(document: OpenAPIObject): OpenAPIObject {
  const text = JSON.stringify(document).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, name: string) => `"#/components/schemas/${plainName(name)}"`,
  );
  const plain: OpenAPIObject = JSON.parse(text);
  const renamed = Object.entries(plain.components?.schemas ?? {}).map(([name, schema]) => [
    plainName(name),
    schema,
  ]);
  return { ...plain, components: { ...plain.components, schemas: Object.fromEntries(renamed) } };
}

function plainName(name: string): string {
  return name.replace(/Dto$/, '');
}
