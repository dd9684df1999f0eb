import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { migrations, newerMigrations, oldestOf } from './age.ts';
import { pageWith } from './page.ts';
import { picture } from './picture.ts';
import { publishedReport } from './report.ts';
import type { Report, Result } from './result.ts';

const DOCS = join(ROOT, 'infra/docs');
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');

const result: Result = {
  row: { name: 'a<b', title: 'this | that', must: 1, aim: null, better: 'lower', limitedBy: 'the disk.' },
  measured: { value: 2, spread: [1, 3] },
  at: '2025-10-01T12:00:00.000Z',
  migration: '0001-what-stands',
  machine: 'a machine',
};

describe('the page of the benchmark', () => {
  it('should write its table anew between the marks, and leave the rest', () => {
    const page = read('performance.md');
    const written = pageWith(page, { results: [result] });
    expect(written).toContain('| this \\| that | `a<b` | 2.00, below its Must | 1.00–3.00 | 1.00 | – |');
    expect(written).toContain('- **a<b**: the disk.');
    const elsewhere = { ...result, machine: 'another' };
    expect(pageWith(page, { results: [result, elsewhere] })).toContain('Measured on a machine and another;');
    expect(written.split('\n')[0]).toBe(page.split('\n')[0]);
    expect(pageWith(written, { results: [result] })).toBe(written);
    expect(() => pageWith('no marks', { results: [] })).toThrow('marks');
  });

  it('should show the figures that were published, and no others', () => {
    const report = JSON.parse(read('performance.json')) as Report;
    expect(pageWith(read('performance.md'), report)).toBe(read('performance.md'));
    expect(read('performance.svg')).toBe(picture(report.results));
  });

  /**
   * A migration in the middle of a release need not wait for half an hour of measuring, so an older page fails no test.
   * It fails the comparison that is part of cutting a release (`npm run bench -- --against`).
   */
  it('should say with which migrations it was measured, and the spec which ones have come since', () => {
    const oldest = oldestOf(publishedReport().results);
    expect(migrations()).toContain(oldest);
    expect(read('performance.md')).toContain(`with the migrations up to ${oldest}.`);
    const newer = newerMigrations();
    if (newer.length > 0)
      process.stderr.write(
        `infra/docs/performance.md is older than ${newer.length} migrations, the newest ${newer.at(-1)}: publish it before the release is cut.\n`,
      );
  });

  it('should draw a bar for every row that has something to reach', () => {
    const free: Result = { ...result, row: { ...result.row, must: null } };
    expect(picture([result, free]).match(/<rect /g)).toHaveLength(1);
    expect(picture([result])).toContain('a&lt;b');
  });
});
