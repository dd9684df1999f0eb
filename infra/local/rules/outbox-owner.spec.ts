import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** Who may write SQL on the outbox's tables; everybody else calls their functions or joins their fragments. */
const OWNERS = /^(infra\/platform\/outbox|worker\/src\/outbox)\//;
const TESTS = /\.spec\.ts$|\/testing\//;
const SQL_ON_THE_OUTBOX =
  /\b(from|join|into|update)\s+(mail|mailing|mailing_request|mail_hold|suppression)\b/;

/** Specs ask the tables what they like; they write them through `worker/test/outbox-fixture.ts`. */
const WRITE = /\b(insert into|delete from|update)\s+(mail|mailing|mailing_request|mail_hold|suppression)\b/;
/** They fill the tables as they were before a migration. */
const OF_AN_EARLIER_SCHEMA = /^backend\/test\/old-[a-z-]+\.services\.spec\.ts$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !/\/(dist|node_modules)\//.test(file));
}

const containing = (sql: RegExp, files: string[]) =>
  files.filter((file) => sql.test(readFileSync(join(ROOT, file), 'utf8')));

it('should find SQL on the tables of the outbox nowhere but with their owners', () => {
  const files = ['backend/src', 'infra/platform', 'worker/src'].flatMap(sourceFiles);
  const writers = containing(
    SQL_ON_THE_OUTBOX,
    files.filter((file) => !TESTS.test(file)),
  );
  expect(writers.length).toBeGreaterThan(2);
  expect(writers.filter((file) => !OWNERS.test(file))).toEqual([]);
});

it('should find specs that write the tables of the outbox by their fixture alone', () => {
  const files = ['backend', 'infra/platform', 'worker'].flatMap(sourceFiles);
  const writers = containing(WRITE, files).filter((file) => !OWNERS.test(file));
  expect(writers.filter((file) => !OF_AN_EARLIER_SCHEMA.test(file))).toEqual([]);
  expect(writers.length).toBeGreaterThan(0);
});
