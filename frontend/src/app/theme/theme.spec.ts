import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SRC = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const styleSheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

/** Red, green and blue of every colour in a text. */
function coloursIn(text: string): string[] {
  const hex = Array.from(text.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi), (match) =>
    match.slice(1).map((part) => Number.parseInt(part, 16)),
  );
  const rgb = Array.from(text.matchAll(/rgba?\((\d+), ?(\d+), ?(\d+)/g), (match) =>
    match.slice(1).map(Number),
  );
  return [...hex, ...rgb].map((parts) => parts.join(' '));
}

describe("the product's look", () => {
  const [light = '', dark = ''] = read('app/theme/tokens.css').split('@media (prefers-color-scheme: dark)');
  const antd = JSON.parse(read('antd/theme/antd-theme.json')) as Record<string, unknown>;

  it.each([
    ['light', light],
    ['dark', dark],
  ])('is the same in Ant Design: every %s colour of its theme is one of the tokens', (scheme, tokens) => {
    const known = new Set(coloursIn(tokens));
    const strange = coloursIn(JSON.stringify(antd[scheme])).filter((colour) => !known.has(colour));

    expect(known.size).toBeGreaterThan(20);
    expect(new Set(strange)).toEqual(new Set());
  });

  it('changes at 600, 960, 1280 and 1920 px alone (spec §9)', () => {
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
