import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `node infra/release/files.ts <folder> [commit]`: puts what was built into a folder, beside the packages.

const ROOT = join(import.meta.dirname, '../..');
/** All that the running product reads, at the places where it looks for it. */
export const FILES = [
  'bin/tablefall',
  'infra/product/node-flags',
  'backend/dist',
  'backend/migrations',
  'infra/platform/dist',
  'worker/dist',
  'infra/mail/dist',
  'infra/mail/kinds',
  'infra/mail/layout',
  'frontend/dist',
];

/** Copies the built product into a folder, and says there which commit it is. */
export function copyFiles(folder: string, commit: string, files = FILES): void {
  for (const name of files) {
    if (!existsSync(join(ROOT, name))) throw new Error(`${name} is not there: build the product first`);
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  if (commit) writeFileSync(join(folder, 'COMMIT'), `${commit}\n`);
}

if (import.meta.main) {
  const [folder, commit = ''] = process.argv.slice(2);
  if (!folder) throw new Error('Say into which folder');
  copyFiles(folder, commit);
}
