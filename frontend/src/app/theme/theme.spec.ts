import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const styleSheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

describe("the product's look", () => {
  it('changes at 600, 960, 1280 and 1920 px alone', () => {
    const allowed = new Set([
      'max-width: 599px',
      'min-width: 600px',
      'max-width: 959px',
      'max-width: 1279px',
    ]);
    const widths = styleSheets.flatMap((path) =>
      Array.from(read(path).matchAll(/@media[^{]*?\(((?:min|max)-width: [^)]*)\)/g), ([, width]) => [
        path,
        width,
      ]),
    );

    expect(widths.length).toBeGreaterThan(20);
    expect(widths.filter(([, width]) => !allowed.has(width ?? ''))).toEqual([]);
  });
});
