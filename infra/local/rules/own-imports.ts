import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../paths.ts';

const NOT_SHIPPED = /(^|\/)(node_modules|dist|results|testing)\/|\.spec\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+|@tablefall\/[^']+)'/g;

/** The files of a folder that ship: neither specs nor what is made for them. */
export function shippedFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
}

/** The files of this repository that a file imports; packages of ours by their folder. */
export function ownImports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('.')
      ? normalize(join(dirname(file), path))
      : path.replace(/^@tablefall\/mail/, 'worker/mail').replace(/^@tablefall\/platform/, 'infra/platform'),
  );
}
