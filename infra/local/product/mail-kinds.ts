import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const MAIL = join(ROOT, 'infra/mail');
const WRITTEN_BY = '// Written by `npm run contract` from what stands beside it.';

/** The lists that `npm run contract` writes of kinds of mail, and of what happens to what they are about: path → text. */
export function mailLists(): Map<string, string> {
  return new Map([
    [join(MAIL, 'kinds/kinds.ts'), kindsFile()],
    [join(MAIL, 'happenings/happenings.ts'), happeningsFile()],
  ]);
}

/** Each folder is a kind, and exports under its name, in camel case, what it defines. */
function kindsFile(): string {
  const kinds = namesIn('kinds', (entry) => (entry.isDirectory() ? entry.name : undefined));
  return [
    WRITTEN_BY,
    ...kinds.map((name) => `import { ${camelCase(name)} } from './${name}/mail.ts';`),
    '',
    'export const kinds = {',
    ...kinds.map((name) => (name === camelCase(name) ? `  ${name},` : `  '${name}': ${camelCase(name)},`)),
    '};',
    '',
  ].join('\n');
}

/** Each file is a subject, and exports under its name, in camel case, what may happen to it. */
function happeningsFile(): string {
  const subjects = namesIn('happenings', ({ name }) => /^(.*)(?<!happenings|\.spec)\.ts$/.exec(name)?.[1]);
  return [
    WRITTEN_BY,
    ...subjects.map((name) => `import { ${camelCase(name)} } from './${name}.ts';`),
    '',
    '/** What may happen, with what is said to staff of a mail that it ended; null where it ends none. */',
    `export const happenings = { ${subjects.map((name) => `...${camelCase(name)}`).join(', ')} };`,
    '',
  ].join('\n');
}

function namesIn(folder: string, nameOf: (entry: Dirent) => string | undefined): string[] {
  return readdirSync(join(MAIL, folder), { withFileTypes: true })
    .flatMap((entry) => nameOf(entry) ?? [])
    .sort();
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
