import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import { documentation } from '../openapi-document.ts';

const RUNS = 25;

interface Operation {
  method: string;
  path: string;
  fields: string[];
}

/** Short form of the fault battery's F16: whatever is sent to whatever operation, the answer is no 5xx. */
describe('hostile input (F16)', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  it('should be answered with a success or a clear error, by every operation', async () => {
    const operations = operationsOf(documentation(app.application).create());
    expect(operations.length).toBeGreaterThan(20);
    for (const operation of operations) {
      await fc.assert(
        fc.asyncProperty(segment, hostileBody(operation.fields), async (text, body) => {
          const url = operation.path.replace(/\{\w+\}/g, encodeURIComponent(text));
          const request = staff[operation.method as 'post'](`${url}?page=${encodeURIComponent(text)}`);
          const response = await (operation.method === 'get' ? request : request.send(body as object));
          expect(`${operation.method} ${url}: ${response.status}`).not.toMatch(/: 5\d\d$/);
          if (response.status >= 400) {
            expect(response.body).toMatchObject({
              statusCode: response.status,
              title: expect.any(String),
              message: expect.any(String),
              detail: expect.any(String),
            });
          }
        }),
        { numRuns: RUNS },
      );
    }
  }, 120_000);
});

/** Not `.` and `..`, which a client resolves away, and never empty, which is another route. */
const segment = fc
  .oneof(
    fc.uuid(),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('2025-10-10', '\u0000', "'--", '%'),
  )
  .filter((text) => !/^\.{1,2}$/.test(text) && isWellFormed(text));

/** A lone surrogate has no place in a URL. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

function hostileBody(fields: string[]): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.uuid(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.constantFrom('2025-10-10', '12:00', '\u0000', 'accepted'),
  );
  const shaped = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
  return fc.oneof(
    shaped,
    fc.array(value, { maxLength: 3 }),
    fc.dictionary(fc.string(), value, { maxKeys: 5 }),
  );
}

function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, object>).map(([method, operation]) => {
      const name =
        JSON.stringify(operation).match(/"requestBody".*?#\/components\/schemas\/(\w+)/)?.[1] ?? '';
      const schema = document.components?.schemas?.[name] as { properties?: object } | undefined;
      return { method, path, fields: Object.keys(schema?.properties ?? {}) };
    }),
  );
}
