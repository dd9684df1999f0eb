import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from '../../local/paths.ts';
import { pageWith } from './page.ts';
import { picture } from './picture.ts';
import type { Report, Result } from './result.ts';

const LATEST = join(LOCAL, 'bench/results.json');
const DOCS = join(ROOT, 'infra/docs');

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

/** Writes results into the documentation: its figures, its page and its picture. Rows that were not run stay as they are. */
export function publish(results: Result[]): void {
  const file = join(DOCS, 'performance.json');
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report).results : [];
  const measured = results.filter((result) => result.measured);
  const kept = earlier.filter(({ row }) => !measured.some((result) => result.row.name === row.name));
  const report: Report = { machine: machine(), results: inOrder([...kept, ...measured]) };
  writeJson(file, report);
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
