import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config, settingNames } from '../config/config.ts';
import { migrationNames } from '../database/migrations.ts';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** What runs: the release, and the commit that it was built from, where the artefact says that. */
export interface Release {
  version: string;
  commit: string | null;
}

/** Values that a log must not hold: secrets, and addresses of people. */
const PRIVATE = /SECRET|PASSWORD|ACCESS_KEY|EMAIL/;

export function release(): Release {
  const { version } = JSON.parse(readFileSync(join(PRODUCT_FOLDER, 'package.json'), 'utf8')) as Release;
  const file = join(PRODUCT_FOLDER, 'COMMIT');
  return { version, commit: existsSync(file) ? readFileSync(file, 'utf8').trim() : null };
}

/** One line that says what started: release, newest migration that it knows, and what is set otherwise than by default. */
export function startLine(what: string, config: Config): string {
  const { version, commit } = release();
  const settings = settingsInForce(config).map(([name, value]) => `${name}=${value}`);
  return [
    `${what} of Tablefall ${version}${commit ? ` (${commit})` : ''}`,
    `migration ${migrationNames().at(-1)}`,
    config.NODE_ENV,
    settings.join(' '),
  ].join(', ');
}

/** The settings that differ from their defaults, as far as others may see them. */
export function settingsInForce(config: Config): [name: string, value: string][] {
  const defaults: Partial<Record<string, unknown>> = { ...new Config() };
  const values: Partial<Record<string, unknown>> = { ...config };
  return settingNames()
    .filter((name) => name !== 'NODE_ENV' && String(values[name] ?? '') !== String(defaults[name] ?? ''))
    .map((name) => [name, shown(name, String(values[name]))]);
}

/** A password in an address is left out. */
function shown(name: string, value: string): string {
  if (PRIVATE.test(name)) return 'set';
  if (!name.endsWith('_URL') || !URL.canParse(value)) return value;
  const { protocol, host, pathname } = new URL(value);
  return `${protocol}//${host}${pathname}`;
}
