import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// `node infra/release/packages.ts <folder>`: puts the packages of the running product into a folder, with their bill of
// materials. Reads the manifests alone, so that an image keeps this layer until one of them changes.

const ROOT = join(import.meta.dirname, '../..');
/** The packages of the product that run; the web app is built whole and needs none of its own. */
export const SHIPPED = ['backend', 'infra/platform', 'worker', 'infra/mail'];
/** Nothing asks for them while the product runs: an optional peer of the API's documentation, types, maps of sources. */
const UNUSED = [
  'node_modules/typescript',
  'node_modules/**/*.d.{ts,mts,cts}',
  'node_modules/**/*.{js,mjs,cjs,ts,mts,cts}.map',
];

/** Every workspace, since `npm ci` compares all of them with the lock. */
export function workspaces(): string[] {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
}

/** Installs what the lock names for the running product into a folder. */
export function installPackages(folder: string): void {
  for (const name of ['', ...workspaces()].map((each) => join(each, 'package.json'))) copy(name, folder);
  for (const name of ['package-lock.json', '.npmrc']) copy(name, folder);
  const selected = ['--omit=dev', ...SHIPPED.flatMap((name) => ['--workspace', name])];
  npm(folder, ['ci', '--no-audit', '--no-fund', ...selected]);
  // From the lock: without this option npm refuses packages that were left out on purpose.
  const materials = npm(folder, ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', ...selected]);
  writeFileSync(join(folder, 'sbom.cdx.json'), materials);
  for (const path of globSync(UNUSED, { cwd: folder }))
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const name of workspaces().filter((each) => !SHIPPED.includes(each)))
    rmSync(join(folder, name, 'package.json'));
}

function copy(name: string, folder: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  cpSync(join(ROOT, name), join(folder, name));
}

function npm(cwd: string, args: string[]): Buffer {
  return execFileSync('npm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Say into which folder');
  installPackages(folder);
}
