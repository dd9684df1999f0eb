import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { type Options, transformFile } from '@swc/core';
import { ROOT } from '../paths.ts';

// Makes JavaScript of backend and worker, each file by itself, within seconds. Types are checked by `npm run check`.

export const PACKAGES = ['infra/mail', 'infra/platform', 'backend', 'worker'];
/** Specs run from their sources. */
const EXCLUDED = ['**/node_modules/**', '**/dist/**', 'test/**', '**/testing/**', '**/*.spec.ts'];

const OPTIONS: Options = {
  configFile: join(ROOT, '.swcrc'),
  swcrc: false,
  sourceMaps: true,
  jsc: { rewriteRelativeImportExtensions: true } as Options['jsc'],
};

/** Whether a file of a package is one that Node runs. */
export function isCompiled(file: string): boolean {
  return file.endsWith('.ts') && !EXCLUDED.some((pattern) => matchesGlob(file, pattern));
}

/** Compiles one file of a package. */
export async function compileFile(workspace: string, file: string): Promise<void> {
  const folder = join(ROOT, workspace);
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

if (import.meta.main) {
  for (const name of PACKAGES) {
    const folder = join(ROOT, name);
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    const files = globSync('**/*.ts', { cwd: folder, exclude: EXCLUDED });
    await Promise.all(files.map((file) => compileFile(name, file)));
  }
}
