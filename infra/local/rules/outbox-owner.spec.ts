import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** Who may write SQL on the outbox's tables; everybody else calls their functions or joins their fragments. */
const OWNERS = /^(infra\/platform\/outbox|worker\/src\/outbox)\//;
const TESTS = /\.spec\.ts$|\/testing\//;
const SQL_ON_THE_OUTBOX = /\b(from|join|into|update)\s+(mail|mailing|mailing_request|suppression)\b/;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !TESTS.test(file) && !/\/(dist|node_modules)\//.test(file));
}

it('should find SQL on the tables of the outbox nowhere but with their owners', () => {
  const files = ['backend/src', 'infra/platform', 'worker/src'].flatMap(sourceFiles);
  const writers = files.filter((file) => SQL_ON_THE_OUTBOX.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(writers.length).toBeGreaterThan(2);
  expect(writers.filter((file) => !OWNERS.test(file))).toEqual([]);
});
