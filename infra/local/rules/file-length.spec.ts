import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const LIMIT = 300;
const FOLDERS = ['backend', 'worker', 'frontend', 'openapi', 'infra'];
const NOT_OURS = /(^|\/)(node_modules|dist|results)\//;
/** Written by a program, read by one. */
const GENERATED = /^frontend\/src\/core\/api\/(\w+\.)?generated\.ts$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.test(`${path}/`) ? [] : sourceFiles(path);
    return /\.(ts|tsx|mjs|cjs|js|css)$/.test(path) && !GENERATED.test(path) ? [path] : [];
  });
}

it(`should find no source file of more than ${LIMIT} lines`, () => {
  const files = FOLDERS.flatMap(sourceFiles);
  const tooLong = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
    return lines > LIMIT ? [`${file}: ${lines} lines; split it by use case, a spec by what it is about`] : [];
  });
  expect(files.length).toBeGreaterThan(100);
  expect(tooLong).toEqual([]);
});
