import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import type { Print } from '../print.ts';
import { run } from '../supervisor/processes.ts';
import { unpackedEnvironment, unpackPackages } from './debian.ts';

export interface Chromium {
  path: string;
  env: NodeJS.ProcessEnv;
}

/** Chromium without a window system, which needs a third less processor time for the journeys than the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const TIMEOUT_MS = 600_000;

async function works(chromium: Chromium): Promise<boolean> {
  if (!existsSync(chromium.path)) return false;
  return run(chromium.path, ['--version', '--no-sandbox'], { env: chromium.env, timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function installed(paths: string[]): Promise<Chromium | null> {
  const { env } = process;
  for (const path of paths) if (await works({ path, env })) return { path, env };
  return null;
}

async function unpackDebians(print: Print): Promise<Chromium | null> {
  const target = join(LOCAL, 'debian/chromium-headless-shell');
  if (!existsSync(target)) print('Bringing Chromium …');
  const root = await unpackPackages(['chromium-headless-shell', 'chromium-common'], target);
  if (!root) return null;
  const env = {
    ...unpackedEnvironment(root),
    FONTCONFIG_PATH: existsSync('/etc/fonts') ? '/etc/fonts' : join(root, 'etc/fonts'),
  };
  return { path: join(root, 'usr/lib/chromium/chromium-headless-shell'), env };
}

async function downloadPlaywrights(print: Print): Promise<Chromium | null> {
  print("Bringing Playwright's Chromium …");
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(LOCAL, 'browsers') };
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { env, timeout: TIMEOUT_MS });
  const find = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = await run(process.execPath, ['-e', find], { cwd: ROOT, env });
  return { path: stdout, env };
}

/**
 * The Chromium that CHROMIUM_PATH names, or else a headless shell that is installed or brought into `.local`, or else
 * a whole browser in the same way; null where none can be had. Nothing is installed on the system.
 */
export async function findChromium(print: Print): Promise<Chromium | null> {
  const named = process.env.CHROMIUM_PATH;
  const present = await installed(named ? [named] : [HEADLESS_SHELL]);
  if (present) return present;
  for (const way of [unpackDebians, () => installed(WHOLE_BROWSERS), downloadPlaywrights]) {
    const chromium = await way(print).catch(() => null);
    if (chromium && (await works(chromium))) return chromium;
  }
  return null;
}
