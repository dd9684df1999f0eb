import { oldestOf } from './age.ts';
import type { Report, Result } from './result.ts';
import { cellsOf } from './table.ts';

const BEGIN = '<!-- Written by `npm run bench -- --publish`, from here -->';
const END = '<!-- to here. -->';

const HEADINGS = ['What', 'Row', 'Value', 'Spread', 'Must', 'Aim', 'Product', 'Reference', 'CPU µs'];

/** The page with its table written anew from the figures; all other text stays. Throws Error without its two marks. */
export function pageWith(page: string, report: Report): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The page of the benchmark has lost the marks of its table');
  return `${page.slice(0, begin) + BEGIN}\n\n${section(report)}\n\n${page.slice(end)}`;
}

function section({ results }: Report): string {
  const days = results.map(({ at }) => at.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  const machines = [...new Set(results.map(({ machine }) => machine))];
  const limits = results.filter(({ row }) => row.limitedBy);
  return [
    '![Every row beside what it has to reach](performance.svg)',
    `Measured on ${machines.join(' and ')}; ${first === last ? first : `${first} to ${last}`}, with the migrations up to ${oldestOf(results)}.`,
    [line(HEADINGS), line(HEADINGS.map(() => '---')), ...results.map(rowOf)].join('\n'),
    'What limits each row:',
    limits.map(({ row }) => `- **${row.name}**: ${row.limitedBy}`).join('\n'),
  ].join('\n\n');
}

function rowOf(result: Result): string {
  const [
    name = '',
    value = '',
    spread = '',
    must = '',
    aim = '',
    subject = '',
    reference = '',
    cpu = '',
    verdict = '',
  ] = cellsOf(result);
  const shown = verdict === 'below' ? `${value}, below its Must` : value;
  return line([result.row.title, `\`${name}\``, shown, spread, must, aim, subject, reference, cpu]);
}

function line(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
