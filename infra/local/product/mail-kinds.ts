import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const FOLDER = join(ROOT, 'infra/mail/kinds');

/** The list of all kinds of mail, which `npm run contract` writes. */
export const KINDS_FILE = join(FOLDER, 'kinds.ts');

/** What stands in it: each folder is a kind, and exports under its name, in camel case, what it defines. */
export function kindsFile(): string {
  const kinds = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      constant: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    '// Written by `npm run contract` from the folders beside it.',
    ...kinds.map(({ name, constant }) => `import { ${constant} } from './${name}/mail.ts';`),
    '',
    'export const kinds = {',
    ...kinds.map(({ name, constant }) => (name === constant ? `  ${name},` : `  '${name}': ${constant},`)),
    '};',
    '',
  ].join('\n');
}
