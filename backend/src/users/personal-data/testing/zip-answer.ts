import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { ApiClient } from '../../../../test/test-app.ts';

/** The files of an archive that a request answers with: path → text. */
export async function downloaded(request: ReturnType<ApiClient['get']>): Promise<Record<string, string>> {
  const { body } = await request
    .buffer(true)
    .parse((answer, done) => {
      buffer(answer as unknown as NodeJS.ReadableStream).then(
        (content) => done(null, content),
        (error) => done(error, null),
      );
    })
    .expect(200);
  const files = unzipSync(body);
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}
