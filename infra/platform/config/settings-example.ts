import { join } from 'node:path';
import { PRODUCT_FOLDER } from '../product-folder.ts';
import { Config } from './config.ts';
import { PRODUCTION_DEFAULTS } from './production.ts';
import { rulesInWords } from './rules-in-words.ts';
import { settingGroups } from './settings-page.ts';

/** The file that `settingsExample` is kept in. */
export const SETTINGS_EXAMPLE = join(PRODUCT_FOLDER, '.env.example');

const WIDTH = 110;

const INTRODUCTION = `# Every setting of Tablefall, commented out, with its default or, where it has none, an example.
# Copy this file to .env and take away the "# " before those that you want to change.
# \`npm start\` brings a PostgreSQL, a Redis and a mailbox of its own for those of DATABASE_URL, REDIS_URL and SMTP_URL
# that are not set, makes an APP_SECRET and an EMAILER_PASSWORD, and lets the convention be the next one in October.
# Each name also exists with _FILE behind it: the file that holds the value, as secrets of Docker and systemd are given.
# Written by \`npm run contract\` from infra/platform/config.`;

const OF_NPM_START = `# --- npm start alone ---

# Wished ports of the mailbox's page and of its SMTP server. Like PORT, each moves to the next free one where it is taken.
# MAILBOX_PORT=8025
# SMTP_PORT=1025`;

/** The file that people copy to `.env`: what each setting means, its rule, its default or an example. */
export function settingsExample(): string {
  const defaults: Partial<Record<string, unknown>> = { ...new Config() };
  const groups = settingGroups().map(({ name, meaning, settings }) =>
    [
      `# --- ${name} ---`,
      comment(meaning),
      ...settings.map((setting) => {
        const value = String(defaults[setting.name] ?? setting.example);
        const inProduction = PRODUCTION_DEFAULTS[setting.name as keyof Config];
        const words = [
          setting.meaning,
          sentence(rulesInWords(setting.name).words),
          inProduction === undefined ? '' : `In production: ${inProduction}.`,
        ];
        return `${comment(words.filter(Boolean).join(' '))}\n# ${setting.name}=${value}`;
      }),
    ].join('\n\n'),
  );
  return `${[INTRODUCTION, ...groups, OF_NPM_START].join('\n\n')}\n`;
}

/** A rule as a sentence; nothing where any text will do, or where it names more than a person reads. */
function sentence(rule: string): string {
  if (rule === 'text' || rule.length > WIDTH) return '';
  return rule && `${rule.charAt(0).toUpperCase()}${rule.slice(1).replaceAll('`', '')}.`;
}

/** Broken into lines, each behind a `#`. */
function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}
