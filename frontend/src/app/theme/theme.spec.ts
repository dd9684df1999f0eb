import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const styleSheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

describe("the product's look", () => {
  it('changes at 600, 960 and 1280 px alone, with larger letters as much later', () => {
    const allowed = new Set([
      'max-width: 37.4375em',
      'min-width: 37.5em',
      'max-width: 59.9375em',
      'max-width: 79.9375em',
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

  it('has letters that follow the size that the browser is set to', () => {
    // Letters in a drawing grow with it.
    const sheets = styleSheets.filter((path) => !path.includes('floor-plan'));
    const fixed = sheets.flatMap((path) =>
      Array.from(
        read(path).matchAll(/[{;]\s*(font|font-size|--type-\w+|--plate-size):[^;]*\dpx[^;]*;/g),
        ([rule]) => [path, rule],
      ),
    );

    expect(fixed).toEqual([]);
  });
});
