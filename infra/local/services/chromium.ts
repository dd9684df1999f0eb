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

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const TIMEOUT_MS = 600_000;

async function works(chromium: Chromium): Promise<boolean> {
  if (!existsSync(chromium.path)) return false;
  return run(chromium.path, ['--version', '--no-sandbox'], { env: chromium.env, timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function unpackPrivately(): Promise<Chromium | null> {
  const root = await unpackPackages(['chromium'], join(LOCAL, 'debian/chromium'));
  if (!root) return null;
  const env = {
    ...unpackedEnvironment(root),
    FONTCONFIG_PATH: existsSync('/etc/fonts') ? '/etc/fonts' : join(root, 'etc/fonts'),
  };
  return { path: join(root, 'usr/lib/chromium/chromium'), env };
}

async function downloadPlaywrights(): Promise<Chromium | null> {
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(LOCAL, 'browsers') };
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { env, timeout: TIMEOUT_MS });
  const find = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = await run(process.execPath, ['-e', find], { cwd: ROOT, env });
  return { path: stdout, env };
}

/**
 * The Chromium that CHROMIUM_PATH names or that is installed, or one brought into `.local`; null where none can be had.
 * Nothing is installed on the system.
 */
export async function findChromium(print: Print): Promise<Chromium | null> {
  const { env } = process;
  for (const path of env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : INSTALLED) {
    if (await works({ path, env })) return { path, env };
  }
  print('Bringing Chromium …');
  for (const way of [unpackPrivately, downloadPlaywrights]) {
    const chromium = await way().catch(() => null);
    if (chromium && (await works(chromium))) return chromium;
  }
  return null;
}
