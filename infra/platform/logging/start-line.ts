import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { shownSettings } from '../config/shown-settings.ts';
import { migrationNames } from '../database/migrations.ts';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** What runs: the release, and the commit that it was built from, where the artefact says that. */
export interface Release {
  version: string;
  commit: string | null;
}

export function release(): Release {
  const { version } = JSON.parse(readFileSync(join(PRODUCT_FOLDER, 'package.json'), 'utf8')) as Release;
  const file = join(PRODUCT_FOLDER, 'COMMIT');
  return { version, commit: existsSync(file) ? readFileSync(file, 'utf8').trim() : null };
}

/** One line that says what started: release, newest migration that it knows, and what is set otherwise than by default. */
export function startLine(what: string, config: Config): string {
  const { version, commit } = release();
  const settings = shownSettings(config)
    .filter(({ name, isDefault }) => name !== 'NODE_ENV' && !isDefault)
    .map(({ name, value }) => `${name}=${value ?? ''}`);
  return [
    `${what} of Tablefall ${version}${commit ? ` (${commit})` : ''}`,
    `migration ${migrationNames().at(-1)}`,
    config.NODE_ENV,
    settings.join(' '),
  ].join(', ');
}
