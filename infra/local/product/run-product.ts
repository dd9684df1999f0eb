import { join } from 'node:path';
import { LOCAL, LOGS } from '../paths.ts';
import { print } from '../print.ts';
import { UserError } from '../user-error.ts';
import type { Development } from './development.ts';
import { readSettings } from './environment.ts';
import { LocalProduct } from './product.ts';
import { claim, release, stopLeftovers, writeRun } from './run-file.ts';
import { screen } from './screen.ts';

const RUN_FILE_REFRESH_MS = 5_000;

/** `.local` itself holds the data; a name of its own for each service keeps it readable. */
async function start(development?: Development): Promise<void> {
  claim();
  const env = readSettings();
  const product = new LocalProduct({
    home: join(LOCAL, 'data'),
    logs: LOGS,
    ports: {
      web: Number(env.PORT ?? 3000),
      mailbox: Number(env.MAILBOX_PORT ?? 8025),
      smtp: Number(env.SMTP_PORT ?? 1025),
    },
    env,
    durable: true,
    demo: process.argv.includes('--demo'),
    print,
    ...development?.options,
  });
  const startedAt = new Date().toISOString();

  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= (async () => {
      print('Stopping …');
      await development?.end();
      await product.stop();
      release();
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.stdout.on('error', () => undefined);

  try {
    await stopLeftovers();
    await product.start();
    await development?.begin(product.web);
  } catch (error) {
    if (!stopping) explain(error);
    await stop(1);
  }
  if (stopping) return;
  writeRun(product, startedAt);
  // A restarted process has another id.
  setInterval(() => {
    if (!stopping) writeRun(product, startedAt);
  }, RUN_FILE_REFRESH_MS).unref();
  const { mailbox, smtpUrl, environment } = product;
  const web = development?.web ?? product.web;
  const notes = [...product.notes, ...(development?.notes ?? [])];
  const name = environment.PRODUCT_NAME ?? 'Tablefall';
  const administrator = environment.ADMIN_EMAIL ?? '';
  const emailerPassword = env.EMAILER_PASSWORD ? undefined : environment.EMAILER_PASSWORD;
  print(screen({ name, web, mailbox, smtpUrl, administrator, emailerPassword, notes }));
}

function explain(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof UserError ? message : `Tablefall could not start: ${message}`}\n`);
}

/** Runs the product until this command is told to end; it runs from the sources where `development` says how. */
export async function runProduct(development?: Development): Promise<void> {
  await start(development).catch((error: unknown) => {
    explain(error);
    process.exit(1);
  });
}
