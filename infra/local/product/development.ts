import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { freePort } from '../supervisor/ports.ts';
import { END_WITH_PARENT } from '../supervisor/processes.ts';
import { apart, Supervised } from '../supervisor/supervised.ts';
import { compileFile, isCompiled, PACKAGES } from './compile.ts';
import { readSettings } from './environment.ts';
import type { ProductOptions } from './product.ts';

/** How the product runs while somebody works on it. */
export interface Development {
  options: Pick<ProductOptions, 'env' | 'ports' | 'buildTarget' | 'nodeFlags'>;
  /** Where the web app is, for people. */
  web: string;
  notes: string[];
  /** @param api where the product runs by now */
  begin(api: string): Promise<void>;
  end(): Promise<void>;
}

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const ENTRIES = ['backend', 'worker'] as const;

/**
 * Backend and worker under a debugger, and started again by Node when a file that they have loaded changes; the web app by
 * Vite, which passes calls on to the backend.
 */
export async function developed(): Promise<Development> {
  const settings = readSettings();
  const port = await freePort(Number(settings.PORT ?? 3000));
  const debuggers = { backend: await freePort(9229), worker: await freePort(9230) };
  const web = `http://localhost:${port}`;
  let vite: Supervised | undefined;
  return {
    options: {
      // Links in mails lead to the web app, and calls come from its pages.
      env: { PUBLIC_URL: web, ...settings },
      ports: {
        mailbox: Number(settings.MAILBOX_PORT ?? 8025),
        smtp: Number(settings.SMTP_PORT ?? 1025),
      },
      buildTarget: 'build-code',
      nodeFlags: (key) =>
        key === 'backend' || key === 'worker'
          ? ['--watch', '--watch-preserve-output', `--inspect=127.0.0.1:${debuggers[key]}`]
          : [],
    },
    web,
    notes: ENTRIES.map((key) => `The debugger of the ${key} listens on 127.0.0.1:${debuggers[key]}.`),
    begin: async (api) => {
      for (const folder of PACKAGES) follow(folder);
      vite = viteServer(port, api);
      await vite.start();
    },
    end: async () => vite?.stop(),
  };
}

function viteServer(port: number, api: string): Supervised {
  return new Supervised({
    name: 'Vite',
    log: join(LOGS, 'vite.log'),
    print,
    graceMs: 5_000,
    spawn: (log) =>
      spawn(process.execPath, [...END_WITH_PARENT, VITE, '--port', String(port), '--strictPort'], {
        cwd: join(ROOT, 'frontend'),
        env: { ...process.env, API_URL: api },
        ...apart(log),
      }),
    isReady: () =>
      fetch(`http://localhost:${port}/@vite/client`).then(
        (answer) => answer.ok,
        () => false,
      ),
  });
}

/** Compiles each file of a package that changes. A template is read by what is running, which therefore starts again. */
function follow(folder: string): void {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file) return;
    if (!existsSync(join(ROOT, folder, file))) return;
    if (isCompiled(file)) void compileFile(folder, file).catch(tell);
    else if (file.endsWith('.hbs'))
      for (const each of ENTRIES) void compileFile(each, 'src/main.ts').catch(tell);
  });
}

/** What is half-written is compiled when it changes again. */
function tell(error: unknown): void {
  print(String(error).split('Stack backtrace')[0]?.trim() ?? '');
}
