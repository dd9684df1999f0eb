import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NEWSLETTER_PATH } from '../mailbox/newsletter.ts';
import type { Print } from '../print.ts';
import { freePort } from '../supervisor/ports.ts';
import { END_WITH_PARENT } from '../supervisor/processes.ts';
import { apart, Supervised } from '../supervisor/supervised.ts';

const MAIN = join(import.meta.dirname, '../mailbox/main.ts');

export interface LocalMailbox {
  page: string;
  /** The external sign-up form that it plays beside. */
  newsletterForm: string;
  smtpUrl: string;
  server: Supervised;
}

/** Starts the mailbox: an SMTP server on the loopback interface and a page that shows what it took. */
export async function startMailbox(
  dir: string,
  log: string,
  ports: { page?: number | undefined; smtp?: number | undefined },
  print?: Print,
): Promise<LocalMailbox> {
  mkdirSync(dir, { recursive: true });
  const pagePort = await freePort(ports.page);
  const smtpPort = await freePort(ports.smtp);
  const page = `http://localhost:${pagePort}`;
  const server = new Supervised({
    name: 'The mailbox',
    log,
    print,
    graceMs: 5_000,
    spawn: (descriptor) =>
      // A small space for young objects: under a burst of mails the process would otherwise grow by what it
      // throws away.
      spawn(process.execPath, [...END_WITH_PARENT, '--max-semi-space-size=4', MAIN], {
        env: {
          ...process.env,
          MAILBOX_DIR: dir,
          MAILBOX_PORT: String(pagePort),
          SMTP_PORT: String(smtpPort),
          MALLOC_ARENA_MAX: '2',
        },
        ...apart(descriptor),
      }),
    isReady: () =>
      fetch(`http://127.0.0.1:${pagePort}/api/v1/messages?limit=0`).then(
        (answer) => answer.ok,
        () => false,
      ),
  });
  await server.start();
  return { page, newsletterForm: page + NEWSLETTER_PATH, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, server };
}
