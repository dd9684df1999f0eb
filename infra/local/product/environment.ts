import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../paths.ts';
import { nextEdition } from './edition.ts';

/** What a person has set in `.env` or, which wins, in the environment of the command. Empty counts as not set. */
export function readSettings(file = join(ROOT, '.env')): NodeJS.ProcessEnv {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.entries({ ...written, ...process.env }).filter(([, value]) => value);
  return Object.fromEntries(given);
}

/** Made once and kept: links in mails that were already sent stay valid over a restart. */
export function appSecret(home: string): string {
  const file = join(home, 'app-secret');
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The environment of backend and worker: what is set wins over the demo's defaults. */
export function productEnvironment(
  set: NodeJS.ProcessEnv,
  services: NodeJS.ProcessEnv,
  options: { home: string; port: number; now: Date },
): NodeJS.ProcessEnv {
  const timeZone = set.CONVENTION_TIME_ZONE ?? 'America/New_York';
  return {
    NODE_ENV: 'development',
    ADMIN_EMAIL: 'admin@tablefall.example',
    PUBLIC_URL: `http://localhost:${options.port}`,
    STORAGE_FOLDER: join(options.home, 'media'),
    APP_SECRET: set.APP_SECRET ?? appSecret(options.home),
    ...nextEdition(options.now, timeZone),
    ...set,
    ...services,
    PORT: String(options.port),
  };
}
