import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const FOLDER = join(ROOT, 'backend/migrations');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
/** Those before it were written before anything was released. */
const FIRST_RULED = 29;

/** What breaks the release before this one, which still runs while a new one takes its place. */
const BREAKING: [what: string, pattern: RegExp][] = [
  ['drops', /\bdrop\s+(table|column|view|function|type|schema|default)\b/i],
  ['renames', /\brename\s+(to|column|constraint)\b/i],
  ['demands a value', /\bset\s+not\s+null\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
];
/** Says that the release before does not use it any more: `-- unused since 2.1: session.network`. */
const NOTE = /^-- unused since \d+\.\d+(\.\d+)?: .+$/m;

const OUTSIDE = '-- not in a transaction\n';
/** What PostgreSQL does outside of transactions only; the first of both lets it be tried again after it broke off. */
const REPEATABLE_INDEX =
  /^(\s*drop index concurrently if exists (?<name>\w+);\s*create( unique)? index concurrently \k<name> on [^;]+;)+\s*$/i;

/** What is wrong with a migration, one sentence each. */
function breaches(file: string, text: string): string[] {
  const statements = text.replace(/--.*$/gm, '');
  const breaking = BREAKING.filter(([, pattern]) => pattern.test(statements) && !NOTE.test(text)).map(
    ([what]) => `${file} ${what} without a note "-- unused since <release>: <what>"`,
  );
  const isOutside = text.startsWith(OUTSIDE);
  if (isOutside && !REPEATABLE_INDEX.test(statements)) {
    breaking.push(
      `${file} does more outside of a transaction than drop and create the same index concurrently`,
    );
  }
  if (!isOutside && /\bconcurrently\b/i.test(statements)) {
    breaking.push(`${file} needs the first line "${OUTSIDE.trim()}"`);
  }
  return breaking;
}

describe('migrations', () => {
  it('should take away only what the release before does not use any more', () => {
    expect(FILES.length).toBeGreaterThan(20);
    const ruled = FILES.filter((file) => Number.parseInt(file, 10) >= FIRST_RULED);
    expect(ruled.flatMap((file) => breaches(file, readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
  });

  it('should have numbers of their own', () => {
    const numbers = FILES.map((file) => file.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it.each([
    'alter table session drop column network;',
    'alter table session rename column network to address;',
    'alter table session alter column network set not null;',
    'alter table session alter column network type inet;',
    'DROP TABLE session;',
  ])('should be seen to break the release before: %s', (statement) => {
    expect(breaches('0099-x.sql', statement)).toHaveLength(1);
    expect(breaches('0099-x.sql', `-- unused since 2.1: session.network\n${statement}`)).toEqual([]);
  });

  const INDEX = 'create index concurrently a_b on a (b);';
  it.each([
    ['needs the first line', `drop index concurrently if exists a_b;\n${INDEX}`],
    ['does more', `${OUTSIDE}${INDEX}`],
    ['does more', `${OUTSIDE}drop index concurrently if exists a_c;\n${INDEX}`],
    ['does more', `${OUTSIDE}drop index concurrently if exists a_b;\n${INDEX}\nupdate a set b = 1;`],
  ])('should be seen: an index that %s', (what, text) => {
    expect(breaches('0099-x.sql', text)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    `${OUTSIDE}-- Why.\ndrop index concurrently if exists a_b;\n${INDEX}`,
    'alter table session add column network text;',
    'drop index session_expiry;',
    '-- drop table session one day',
  ])('should be let pass: %s', (statement) => {
    expect(breaches('0099-x.sql', statement)).toEqual([]);
  });
});
