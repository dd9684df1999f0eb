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

  it('has each class that a page names, and no layout class that none names', () => {
    const namesIn = (path: string) =>
      Array.from(read(path).matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
    const themed = new Set(styleSheets.filter((path) => !path.endsWith('.module.css')).flatMap(namesIn));
    const named = new Set(
      readdirSync(SRC, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.tsx') && !path.includes('.spec.'))
        .flatMap((path) => Array.from(read(path).matchAll(/[cC]lass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)))
        // A name that goes on with a value, such as `notice-${tone}`, is none by itself.
        .flatMap(([, plain, made = '']) => (plain ?? made.replaceAll(/\S*\$\{[^}]*\}\S*/g, '')).split(/\s+/))
        .filter(Boolean),
    );

    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((name) => !themed.has(name))).toEqual([]);
    expect(namesIn('app/theme/layout.css').filter((name) => !named.has(name))).toEqual([]);
  });
});
