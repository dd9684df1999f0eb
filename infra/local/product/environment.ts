import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../paths.ts';
import { nextEdition } from './edition.ts';

/** What a person has set in `.env` or, which wins, in the environment of the command. Empty counts as not set. */
export function readSettings(file = join(ROOT, '.env')): NodeJS.ProcessEnv {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.entries({ ...written, ...process.env }).filter(([, value]) => value);
  return Object.fromEntries(given);
}

/** Links in mails that were already sent stay valid over a restart. */
export function appSecret(home: string): string {
  return secretIn(join(home, 'app-secret'), 32);
}

/** What the administrator types for the e-mail tools. */
function emailerPassword(home: string): string {
  return secretIn(join(home, 'emailer-password'), 9);
}

/** Made once and kept. */
function secretIn(file: string, bytes: number): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The environment of backend and worker: what is set wins over the demo's defaults. */
export function productEnvironment(
  set: NodeJS.ProcessEnv,
  services: NodeJS.ProcessEnv,
  options: { home: string; port: number; now: Date; newsletterForm?: string | undefined },
): NodeJS.ProcessEnv {
  const timeZone = set.CONVENTION_TIME_ZONE ?? 'America/New_York';
  return {
    NODE_ENV: 'development',
    ADMIN_EMAIL: 'admin@tablefall.example',
    PUBLIC_URL: `http://localhost:${options.port}`,
    STORAGE_FOLDER: join(options.home, 'media'),
    APP_SECRET: set.APP_SECRET ?? appSecret(options.home),
    EMAILER_PASSWORD: set.EMAILER_PASSWORD ?? emailerPassword(options.home),
    ...nextEdition(options.now, timeZone),
    ...(options.newsletterForm && { NEWSLETTER_FORM_URL: options.newsletterForm }),
    ...set,
    ...services,
    PORT: String(options.port),
  };
}
