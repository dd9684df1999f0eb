import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const LIMIT = 300;
/** Written by a program, read by one. */
const GENERATED = /^frontend\/src\/api\/generated\.ts$/;

it(`should find no source file of more than ${LIMIT} lines`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|cjs|js|css)$/.test(file) && !GENERATED.test(file) && existsSync(join(ROOT, file)),
    );
  const tooLong = files.filter(
    (file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 > LIMIT,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(tooLong).toEqual([]);
});
