import { appendFileSync } from 'node:fs';
import pg from 'pg';

// Writes down each statement with parameters that a spec's process sends to PostgreSQL, once a spec file.
const file = process.env.RECORD_STATEMENTS;
const known = new Set();
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function recorded(statement, values, ...rest) {
  const text = typeof statement === 'string' ? statement : statement?.text;
  const hasValues = Array.isArray(values) || Array.isArray(statement?.values);
  if (typeof text === 'string' && hasValues && !known.has(text)) {
    known.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  }
  return query.call(this, statement, values, ...rest);
};
