import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, givenSettings } from '@tablefall/platform/config/config';
import { run } from './programs.ts';

/**
 * Seals what a new installation needs besides the database: the settings, with their secrets, and the key that signs
 * mail. Only the holder of the private key can read them.
 *
 * @returns the names of the sealed files; none without a public key
 */
export async function seal(config: Config, folder: string): Promise<string[]> {
  const { BACKUP_AGE_RECIPIENT: recipient, MAIL_DKIM_KEY_FILE: dkimKey } = config;
  if (!recipient) {
    return [];
  }
  const settings = Object.entries(givenSettings()).map(([name, value]) => `${name}=${value}\n`);
  const secrets: Record<string, string> = {
    'settings.env.age': settings.join(''),
    ...(dkimKey && { 'dkim.key.age': await readFile(dkimKey, 'utf8') }),
  };
  for (const [name, input] of Object.entries(secrets)) {
    await run('age', ['--encrypt', '--recipient', recipient, '--output', join(folder, name)], { input });
  }
  return Object.keys(secrets);
}
