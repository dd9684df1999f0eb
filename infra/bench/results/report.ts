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

/** Processors, memory, system and Node. */
export function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model.trim() ?? process.arch}, ${memory} GB, ${process.platform}, Node ${process.version.slice(1)}`;
}

/** Keeps the results of a run under `.local/bench`. */
export function keep(results: Result[]): void {
  writeJson(LATEST, { results });
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

/** Writes a result into the documentation: its figures, its page and its picture. All other rows stay as they are. */
export function publish(result: Result, form: Form): void {
  if (!result.measured) return;
  const earlier = publishedReport();
  const withThis = (known: Result[] = []) =>
    inOrder([...known.filter(({ row }) => row.name !== result.row.name), result]);
  const figures =
    form === 'short' ? { short: withThis(earlier.short) } : { results: withThis(earlier.results) };
  const report: Report = { ...earlier, ...figures };
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
