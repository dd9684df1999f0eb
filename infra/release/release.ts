import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCAL, ROOT } from '../local/paths.ts';
import { print } from '../local/print.ts';
import { build } from '../local/product/build.ts';
import { checkAdvisories } from './advisories.ts';
import { copyFiles, FILES } from './files.ts';
import { installPackages } from './packages.ts';

// `node infra/release/release.ts`: the product with its Node as one archive, for machines without containers. It is made
// for the machine's own kind of processor.

/** What whoever installs it needs besides. */
const TO_INSTALL = [
  'infra/systemd',
  'infra/proxy',
  ...['operate.md', 'settings.md', 'mail.md'].map((page) => `infra/docs/${page}`),
  'CHANGELOG.md',
  '.env.example',
];

/** @returns the path of the archive; its checksum lies beside it */
export async function makeRelease(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(LOCAL, 'release', `tablefall-${version}`);
  const archive = join(LOCAL, 'release', `tablefall-${version}-${platform}.tar.gz`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node/bin'), { recursive: true });

  print(checkAdvisories());
  await build(print);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  installPackages(folder);
  copyFiles(folder, commit, [...FILES, ...TO_INSTALL]);
  cpSync(join(ROOT, `node_modules/node-${platform}/bin/node`), join(folder, 'node/bin/node'));

  // Nobody's user id of this machine belongs into it.
  const owner = ['--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', ['-C', join(LOCAL, 'release'), ...owner, '-czf', archive, basename(folder)]);
  const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${checksum}  ${basename(archive)}\n`);
  rmSync(folder, { recursive: true });
  return archive;
}

if (import.meta.main) print(await makeRelease());
