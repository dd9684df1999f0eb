import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import { ROOT } from '../paths.ts';

// Makes JavaScript of backend and worker, each file by itself, within seconds. Types are checked by `npm run check`.

const PACKAGES = ['worker/mail', 'infra/platform', 'backend', 'worker'];
/** Packages within a package have a `dist` of their own, and specs run from their sources. */
const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'mail/**', 'test/**', '**/testing/**', '**/*.spec.ts'];

const OPTIONS: Options = {
  configFile: join(ROOT, '.swcrc'),
  swcrc: false,
  sourceMaps: true,
  jsc: { rewriteRelativeImportExtensions: true } as Options['jsc'],
};

async function compile(folder: string, file: string): Promise<void> {
  const source = join(folder, file);
  const target = join(folder, 'dist', file.replace(/\.ts$/, '.js'));
  const { code, map = '' } = await transformFile(source, {
    ...OPTIONS,
    sourceFileName: relative(dirname(target), source),
  });
  mkdirSync(dirname(target), { recursive: true });
  const name = target.slice(dirname(target).length + 1);
  writeFileSync(target, `${code}//# sourceMappingURL=${name}.map\n`);
  writeFileSync(`${target}.map`, map);
}

for (const name of PACKAGES) {
  const folder = join(ROOT, name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const files = globSync('**/*.ts', { cwd: folder, exclude: EXCLUDED });
  await Promise.all(files.map((file) => compile(folder, file)));
}
