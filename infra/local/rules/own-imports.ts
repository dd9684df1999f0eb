import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../paths.ts';

const NOT_SHIPPED = /(^|\/)(node_modules|dist|results|testing)\/|\.spec\.tsx?$/;
const IMPORT =
  /(?:^(?:import|export)\s+(type\s)?[^'";]*?\bfrom\s*|^import\s*|\bimport\(\s*)'((?:\.{1,2}\/|@tablefall\/|#)[^']+)'/gm;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** The aliases of the web app: `#ui/*` for `./src/ui/*`. */
const { imports: aliases = {} } = JSON.parse(read('frontend/package.json')) as {
  imports?: Record<string, string>;
};

/** The files of a folder that ship: neither specs nor what is made for them. */
export function shippedFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
}

/**
 * The files of this repository that a file imports, relatively, by an alias or by the name of a package.
 *
 * @param types whether imports of types alone count
 */
export function ownImports(file: string, { types = true } = {}): string[] {
  return [...read(file).matchAll(IMPORT)].flatMap(([, isOfTypes, path = '']) => {
    if (isOfTypes && !types) return [];
    if (path.startsWith('.')) return normalize(join(dirname(file), path));
    if (path.startsWith('#')) return unaliased(path);
    return path
      .replace(/^@tablefall\/mail$/, 'infra/mail/index.ts')
      .replace(/^@tablefall\/platform/, 'infra/platform');
  });
}

function unaliased(path: string): string {
  const [alias = '', target = ''] =
    Object.entries(aliases).find(([each]) => path.startsWith(each.replace('*', ''))) ?? [];
  return normalize(join('frontend', target.replace('*', ''), path.slice(alias.length - 1)));
}
