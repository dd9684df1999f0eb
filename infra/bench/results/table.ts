import type { Row } from '../row.ts';
import type { Result } from './result.ts';

const HEADINGS = ['Row', 'Value', 'Spread', 'Must', 'Aim', 'Subject', 'Reference', 'CPU µs (reference)', ''];

/** The results as a table for the terminal. */
export function table(results: Result[]): string {
  const lines = [HEADINGS, ...results.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The cells of a result: name, value, spread, must, aim, subject, reference, CPU, verdict. */
export function cellsOf({ row, measured, trouble }: Result): string[] {
  const limits = [limit(row, row.must), limit(row, row.aim)];
  if (!measured) return [row.name, '–', '', ...limits, '', '', '', trouble ?? ''];
  const { value, spread, subject = '', reference = '', cpu } = measured;
  const range = spread ? `${figure(row, spread[0])}–${figure(row, spread[1])}` : '';
  return [
    row.name,
    withUnit(row, value),
    range,
    ...limits,
    subject,
    reference,
    cpuText(cpu),
    verdict(row, value),
  ];
}

function limit(row: Pick<Row, 'unit'>, value: number | null): string {
  return value === null ? '–' : withUnit(row, value);
}

function withUnit(row: Pick<Row, 'unit'>, value: number): string {
  return row.unit ? `${figure(row, value)} ${row.unit}` : figure(row, value);
}

export function figure({ unit }: Pick<Row, 'unit'>, value: number): string {
  const digits = unit === 's' || !unit ? 2 : 0;
  return value.toFixed(value !== 0 && Math.abs(value) < 0.1 && digits > 0 ? 3 : digits);
}

function cpuText(cpu: { subject: number | null; reference: number | null } | undefined): string {
  const text = (value: number | null) => (value === null ? '–' : Math.round(value).toLocaleString('en'));
  if (!cpu || (cpu.subject === null && cpu.reference === null)) return '';
  return cpu.reference === null ? text(cpu.subject) : `${text(cpu.subject)} (${text(cpu.reference)})`;
}

/** How far a value comes: `aim`, `must`, or `below`. */
export function verdict({ must, aim, better }: Pick<Row, 'must' | 'aim' | 'better'>, value: number): string {
  const reaches = (bound: number | null) =>
    bound !== null && (better === 'higher' ? value >= bound : value <= bound);
  if (reaches(aim)) return 'aim';
  if (reaches(must)) return 'must';
  return must === null && aim === null ? '' : 'below';
}
