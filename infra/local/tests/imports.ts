import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { importsOf } from './imports-of.ts';

// What the import rules judge, as one hash: nx runs them again only when it differs, since most changes touch no import.
const hash = createHash('sha256');
const files = globSync('{backend,worker,frontend,openapi,infra}/**/*', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.local', '**/.nx', '**/results'],
});
for (const file of files.sort()) {
  hash.update(`${file}\n`);
  if (/\.[cm]?[jt]sx?$/.test(file)) hash.update(importsOf(readFileSync(join(ROOT, file), 'utf8')).join('\n'));
  else if (/(package|tsconfig)\.json$/.test(file)) hash.update(readFileSync(join(ROOT, file)));
}
process.stdout.write(`${hash.digest('hex')}\n`);
