import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from '../../local/paths.ts';
import type { Form } from '../bench.ts';
import { pageWith } from './page.ts';
import { picture } from './picture.ts';
import type { Report, Result } from './result.ts';

const LATEST = join(LOCAL, 'bench/results.json');
const DOCS = join(ROOT, 'infra/docs');
const FILE = join(DOCS, 'performance.json');

/** What the figures were measured on. */
function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model.trim() ?? process.arch}, ${memory} GB, ${process.platform}, Node ${process.version.slice(1)}`;
}

/** Keeps the results of a run under `.local/bench`. */
export function keep(results: Result[]): void {
  writeJson(LATEST, { machine: machine(), results });
}

/** What was published last. */
export function publishedReport(): Report {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Report;
}

/** The result of a row that was published last, in the same form. */
export function published(form: Form, row: string): Result | undefined {
  const { results, short = [] } = publishedReport();
  return (form === 'short' ? short : results).find((result) => result.row.name === row);
}

/**
 * Writes results into the documentation: its figures, its page and its picture. Rows that were not run stay as they are;
 * the page is as new as the newest migration once all of them were.
 *
 * @param newest the newest migration
 */
export function publish(results: Result[], form: Form, newest: string): void {
  const earlier = publishedReport();
  const measured = results.filter((result) => result.measured);
  const leftOf = (known: Result[] = []) =>
    known.filter(({ row }) => !measured.some((result) => result.row.name === row.name));
  const left = leftOf(form === 'short' ? earlier.short : earlier.results);
  const joined = inOrder([...left, ...measured]);
  const figures =
    form === 'short'
      ? { short: joined }
      : { results: joined, ...(left.length === 0 && { migration: newest }) };
  const report: Report = { ...earlier, machine: machine(), ...figures };
  writeJson(FILE, report);
  const page = join(DOCS, 'performance.md');
  writeFileSync(page, pageWith(readFileSync(page, 'utf8'), report));
  writeFileSync(join(DOCS, 'performance.svg'), picture(report.results));
}

function inOrder(results: Result[]): Result[] {
  return results.toSorted((a, b) => a.row.name.localeCompare(b.row.name));
}

function writeJson(file: string, content: Report): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
