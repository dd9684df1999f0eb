import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_FOLDER } from '../product-folder.ts';
import { Config, settingNames } from './config.ts';
import { PRODUCTION_DEFAULTS, unfitForProduction } from './production.ts';
import { rulesInWords } from './rules-in-words.ts';
import { isPrivate } from './shown-settings.ts';

const SOURCES = join(PRODUCT_FOLDER, 'infra/platform/config');
/** The file that `settingsPage` is kept in. */
export const SETTINGS_PAGE = join(PRODUCT_FOLDER, 'infra/docs/settings.md');

const CLASS = /\/\*\*(?<meaning>[^/]*)\*\/\nexport class (?<name>\w+)Settings \{/;
/** A member of a class as Biome formats it: its comment, the lines of its decorators, its name. */
const SETTING =
  /(?: {2}\/\*\*(?<meaning>[\s\S]*?)\*\/\n)?(?: {2}(?:@| {2}|\}).*\n)+ {2}(?<name>[A-Z\d_]+)[?!]?[: ]/g;

interface Group {
  name: string;
  meaning: string;
  /** `example` is what the comment shows where there is no default; empty where nothing can be shown. */
  settings: { name: string; meaning: string; example: string }[];
}

const INTRODUCTION = `# Settings

\`npm run contract\` writes this page from the settings' own rules and comments in
\`infra/platform/config\`.

Settings are variables of the environment. Each process reads them once, when it starts: a change
needs a new start, of backend and worker both. \`X_FILE\` names a file that holds the value of \`X\`. An
empty variable counts as absent.

- **Default**: what holds when the setting is absent. *required* says that nothing starts without it.
- **In production**: the default with \`NODE_ENV=production\`, where it is another one; *required* says
  that a production refuses to start without a value of its own; [operate.md](operate.md) knows what may
  stand in its place.
- **Secret**: neither the log nor the System page shows the value. Of an address whose name ends in
  \`_URL\` they show no user and no password.
`;

/** The page that says what each setting is for, what it may be and what it is by default. */
export function settingsPage(): string {
  const demanded = demandedInProduction();
  const defaults: Partial<Record<string, unknown>> = { ...new Config() };
  const row = ({ name, meaning }: Group['settings'][number]) => {
    const { words, isOptional } = rulesInWords(name);
    const value = defaults[name];
    const byDefault = value === undefined ? (isOptional ? '' : '*required*') : code(String(value));
    const inProduction = PRODUCTION_DEFAULTS[name as keyof Config] ?? '';
    return [
      `\`${name}\``,
      words,
      byDefault,
      demanded.has(name) ? '*required*' : code(inProduction),
      isPrivate(name) ? 'yes' : '',
      meaning,
    ];
  };
  const parts = settingGroups().map(({ name, meaning, settings }) =>
    [
      `## ${name}`,
      '',
      meaning,
      '',
      ...table([['Setting', 'Rule', 'Default', 'In production', 'Secret', 'Meaning'], ...settings.map(row)]),
    ].join('\n'),
  );
  return `${[INTRODUCTION.trimEnd(), ...parts].join('\n\n')}\n`;
}

/** The settings by their classes, in the order in which `Config` joins these, with the comments of the sources. */
export function settingGroups(): Group[] {
  const names = settingNames();
  const place = ({ settings: [first] }: Group) => names.indexOf(first?.name ?? '');
  return readdirSync(SOURCES)
    .flatMap((file) => {
      const source = file.endsWith('-settings.ts') ? readFileSync(join(SOURCES, file), 'utf8') : '';
      const group = CLASS.exec(source)?.groups;
      if (!group) return [];
      const settings = [...source.matchAll(SETTING)].map(({ groups = {} }) => {
        const [meaning, example = ''] = prose(groups.meaning).split(' @example ');
        return { name: groups.name ?? '', meaning: meaning ?? '', example };
      });
      return [{ name: inWords(group.name), meaning: prose(group.meaning), settings }];
    })
    .toSorted((a, b) => place(a) - place(b));
}

/** The names that the sentences about a production with nothing but defaults begin with. */
function demandedInProduction(): Set<string> {
  const names = settingNames();
  const subjects = unfitForProduction(new Config(), {}, {}, names).map(
    (sentence) => sentence.split(' must ')[0],
  );
  return new Set(names.filter((name) => subjects.some((subject) => subject?.split(' ').includes(name))));
}

/** The text of a comment on one line. */
function prose(comment = ''): string {
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `BoardGame` → `Board game`. */
function inWords(name = ''): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function code(text: string): string {
  return text && `\`${text}\``;
}

function table([head = [], ...rows]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}
