import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOGS } from '../../local/paths.ts';
import type { BenchProduct } from '../bench-product.ts';

const LOG = join(LOGS, 'bench/postgres.log');
/** How a line of PostgreSQL's log begins: time, process, kind. */
const LINE = /^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] (?=[A-Z]+: )/m;
const STATEMENT = /^LOG: {2}(?:execute [^:]+|statement): ([\s\S]+)$/;
const PARAMETER = /\$(\d+) = ('(?:[^']|'')*'|NULL)/g;
const WRITING_MS = 300;

/**
 * The statements that the product sends to answer a request, with their values in them, as PostgreSQL logs them.
 *
 * @param isMeant tells them from those of others at the same time
 */
export async function statementsOf(
  { db }: BenchProduct,
  ask: () => Promise<unknown>,
  isMeant: (statement: string) => boolean,
): Promise<string[]> {
  await logStatements(db, 'all');
  const before = statSync(LOG).size;
  try {
    await ask();
    await delay(WRITING_MS);
  } finally {
    await logStatements(db, 'none');
  }
  const lines = readFileSync(LOG).subarray(before).toString().split(LINE);
  return lines.flatMap((line, index) => {
    const statement = STATEMENT.exec(line.trim())?.[1];
    return statement && isMeant(statement) ? [withValues(statement, lines[index + 1] ?? '')] : [];
  });
}

async function logStatements(db: BenchProduct['db'], which: 'all' | 'none'): Promise<void> {
  await db.query(`alter system set log_statement = '${which}'`);
  await db.query('select pg_reload_conf()');
  // Each connection takes the setting over with its next statement, once it has been told.
  await delay(WRITING_MS);
}

function withValues(statement: string, detail: string): string {
  const values = new Map([...detail.matchAll(PARAMETER)].map(([, number, value]) => [number, value]));
  return statement.replace(/\$(\d+)/g, (parameter, number: string) => values.get(number) ?? parameter);
}
