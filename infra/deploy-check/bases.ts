import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import { run } from '../local/supervisor/processes.ts';
import { bootstrap, SUITE, type Toolbox } from './toolbox.ts';

// The images that ours begin with, made of Debian's packages and of the Node that the lock names, since a machine for
// tests may reach no registry of images. They carry this machine's settings of npm: none of them may leave it.

export const DEBIAN_BASE = `localhost/debian:${SUITE}-slim`;

/** Which Node the product is pinned to. */
export function pinnedNode(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return optionalDependencies[`node-${process.platform}-${process.arch}`] ?? '';
}

/** Makes an image of Debian with some packages, unless it is there. */
export async function debianImage(
  toolbox: Toolbox,
  name: string,
  packages: string[],
  { config = '--cmd bash', options = [] as string[] } = {},
): Promise<void> {
  if (await isThere(toolbox, name)) return;
  const archive = join(toolbox.trial, 'base.tar');
  await bootstrap(archive, packages, options);
  await toolbox.run(`
    container=$(buildah from scratch)
    buildah add -q "$container" /trial/base.tar / >/dev/null
    buildah config ${config} "$container"
    buildah commit -q "$container" ${name} >/dev/null
    buildah rm "$container" >/dev/null`);
  rmSync(archive);
}

/** Makes the base of the Dockerfile: Debian with the pinned Node, npm, and how this machine reaches its packages. */
export async function nodeBase(toolbox: Toolbox): Promise<void> {
  const version = pinnedNode();
  const name = `localhost/node:${version}-${SUITE}-slim`;
  await debianImage(toolbox, DEBIAN_BASE, []);
  if (await isThere(toolbox, name)) return;
  const root = join(toolbox.trial, 'node');
  rmSync(root, { recursive: true, force: true });
  for (const folder of ['bin', 'etc', 'lib/node_modules']) mkdirSync(join(root, folder), { recursive: true });
  cpSync(
    join(ROOT, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
    join(root, 'bin/node'),
  );
  const globals = (await run('npm', ['root', '--global'])).stdout.trim();
  cpSync(join(globals, 'npm'), join(root, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  const registry = (await run('npm', ['config', 'get', 'registry'], { cwd: ROOT })).stdout.trim();
  writeFileSync(join(root, 'etc/npmrc'), `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`);
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(authorities)) cpSync(authorities, join(toolbox.trial, 'ca-certificates.crt'));
  await toolbox.run(`
    ln -s ../lib/node_modules/npm/bin/npm-cli.js /trial/node/bin/npm
    chown -R 0:0 /trial/node
    container=$(buildah from --pull=never ${DEBIAN_BASE})
    buildah copy -q "$container" /trial/node /usr/local >/dev/null
    buildah copy -q "$container" /trial/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt >/dev/null
    buildah run --network host "$container" -- useradd -u 1000 -m node
    buildah config --cmd node "$container"
    buildah commit -q "$container" ${name} >/dev/null
    buildah rm "$container" >/dev/null`);
  rmSync(root, { recursive: true });
}

async function isThere(toolbox: Toolbox, name: string): Promise<boolean> {
  return toolbox.run(`podman image exists ${name}`).then(
    () => true,
    () => false,
  );
}
