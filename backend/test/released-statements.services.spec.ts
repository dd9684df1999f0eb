import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@tablefall/platform/database/test-database';
import { Client } from 'pg';

/** One a line, made by `npm run statements` when a release is cut. */
const FILE = join(import.meta.dirname, 'released-statements.sql');

/** What the ORM writes: its values stand in the text. */
const BY_THE_ORM = /^(select "\w+"\.|insert into "|update "|delete from ")(?!.*\$\d)/;
const VALUE = String.raw`(?:\$\d+|default|null|true|false|now\(\)|uuidv7\(\))`;

/** One statement for all values, and for lists of any length: of the rows and values of a list the first stands for all. */
function normalised(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const open = BY_THE_ORM.test(line)
    ? line.replace(/'(?:[^']|'')*'|(?<![\w"$])-?\d+(?:\.\d+)?(?![\w"])/g, '$0')
    : line;
  const short = open
    .replace(
      new RegExp(`values (\\(${VALUE}(?:, ${VALUE})*\\))(?:, \\(${VALUE}(?:, ${VALUE})*\\))+`, 'g'),
      'values $1',
    )
    .replace(/ in \((\$\d+)(?:, \$\d+)+\)/g, ' in ($1)');
  const numbers = new Map<string, number>();
  let next = 0;
  return short.replace(/\$\d+/g, (parameter) => {
    if (parameter === '$0') {
      next += 1;
      return `$${next}`;
    }
    const number = numbers.get(parameter) ?? next + 1;
    next = Math.max(next, number);
    numbers.set(parameter, number);
    return `$${number}`;
  });
}

describe('the statements of the last release', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Why the schema has no such statement, or null. */
  const problemOf = async (statement: string): Promise<string | null> => {
    try {
      await client.query(`prepare released as ${statement}`);
      await client.query('deallocate released');
      return null;
    } catch (error) {
      return `${(error as Error).message}: ${statement}`;
    }
  };

  const { KEEP_STATEMENTS: record, RECORD_STATEMENTS: isBeingRecorded } = process.env;
  if (record) {
    it('should be written down, all but what specs make for themselves', async () => {
      const lines = readFileSync(record, 'utf8').trim().split('\n');
      const statements = [...new Set(lines.map((line) => normalised(JSON.parse(line) as string)))].sort();
      const known: string[] = [];
      for (const statement of statements) {
        if ((await problemOf(statement)) === null) known.push(statement);
      }
      writeFileSync(FILE, `${known.join('\n')}\n`);
      expect(known.length).toBeGreaterThan(0.9 * statements.length);
    });
  }

  if (!isBeingRecorded) {
    it('should still run on this schema, as while a release is rolled out both do', async () => {
      const statements = readFileSync(FILE, 'utf8').trim().split('\n');
      expect(statements.length).toBeGreaterThan(300);
      const problems: string[] = [];
      for (const statement of statements) problems.push((await problemOf(statement)) ?? '');
      expect(problems.filter(Boolean)).toEqual([]);
    });
  }

  it('should be seen to fail where a column is renamed', async () => {
    await client.query('alter table gameday rename column capacity to room');
    expect(await problemOf('select capacity from gameday where id = $1')).toContain(
      '"capacity" does not exist',
    );
  });
});
