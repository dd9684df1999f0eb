import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { shippedFiles } from './own-imports.ts';

// What an endpoint refuses is declared by its `@Endpoint`, which is checked. A list of errors in a comment is not, and grows old.
it('should find no list of errors in a comment: a reason is a sentence', () => {
  const files = ['backend', 'worker', 'infra', 'frontend'].flatMap(shippedFiles);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /@throws/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
