import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { antdTheme, letterSizes } from './antd-theme.ts';

describe("Ant Design's theme", () => {
  const tokens = readFileSync(join(import.meta.dirname, '../app/theme/tokens.css'), 'utf8');
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

  it.each([
    ['light', light],
    ['dark', dark],
  ])('has colours of the design tokens alone, and each has its %s value', (_scheme, sheet) => {
    const requested = new Set<string>();
    const theme = antdTheme((name) => {
      requested.add(name);
      return '';
    });
    const defined = new Set(Array.from(sheet.matchAll(/--([\w-]+):/g), ([, name]) => name));

    expect(requested.size).toBeGreaterThan(20);
    expect([...requested].filter((name) => !defined.has(name))).toEqual([]);
    expect(JSON.stringify(theme)).not.toMatch(/#[0-9a-f]{3}|rgba?\(/i);
  });

  it('has each size of letters in rem, by the name that Ant Design gives it', () => {
    const sheet = letterSizes(antdTheme(() => ''));
    expect(sheet).toContain('--ant-font-size: 1rem;');
    expect(sheet).toContain('--ant-font-size-heading-1: 2.5rem;');
    expect(sheet).toContain('--ant-button-content-font-size-lg: 1.0625rem;');
    expect(sheet).toContain('--ant-input-number-input-font-size: 1rem;');
    expect(sheet).toContain('--ant-select-option-font-size: 1rem;');
  });
});
