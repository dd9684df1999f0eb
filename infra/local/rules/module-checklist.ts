import { NO_MODULES } from './picture.mjs';

/** Files that the checklist reads: path → text. */
export type Sources = Map<string, string>;

/**
 * What a statement says of the rows that it reads: those of an edition, some by their ids, or by a condition that stands elsewhere. A
 * job takes its items one by one, of whatever edition they are.
 */
const SAYS_WHICH =
  /edition|notFailed\(|\bid = \$\{|id', ('='|'in')|_id = \$\{|_by = \$\{|\bid in \(|where \$\{/;
/** What follows the name of a table that is given no other. */
const NO_ALIAS = /^(|where|on|using|(left|inner|cross|right|full)|join|group|order|limit|for|union|set)$/;

/** What is missing for modules to be complete, one plain sentence each. */
export function missingIn(sources: Sources): string[] {
  return [
    ...modules(sources),
    ...classes(sources),
    ...entities(sources),
    ...tables(sources),
    ...people(sources),
    ...editions(sources),
    ...settings(sources),
  ];
}

function modules(sources: Sources): string[] {
  const inside = [...sources.keys()].flatMap((file) => /^backend\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
  const names = [...new Set(inside)].filter((name) => !NO_MODULES.includes(name));
  return names.flatMap((name) =>
    unless(
      sources.has(`backend/src/${name}/${name}.module.ts`),
      `module ${name}: has no file ${name}.module.ts`,
    ),
  );
}

/** Classes that work only once another file names them. */
function classes(sources: Sources): string[] {
  const inModules = joined(sources, /\.module\.ts$/);
  const named = (name: string) => (inModules.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length;
  return declared(sources, /^(backend\/src|infra\/platform)\/.+\.(module|controller|job)\.ts$/).flatMap(
    ({ name, file, text }) => {
      if (/^backend\/src\/(app|server)\.module\.ts$/.test(file)) return [];
      // In its own file once; in that of another module it is imported and then named.
      if (file.endsWith('.module.ts'))
        return unless(named(name) >= 3, `${name}: no other module imports it (${file})`);
      if (file.endsWith('.job.ts'))
        return [
          ...unless(named(name) >= 2, `${name}: no module provides it (${file})`),
          ...unless(
            text.includes('@contributes(JOBS)'),
            `${name}: is not added to JOBS by @contributes (${file})`,
          ),
        ];
      return [
        ...unless(named(name) >= 2, `${name}: no module names it among its controllers (${file})`),
        ...unless(text.includes('@ApiTags('), `${name}: has no @ApiTags (${file})`),
      ];
    },
  );
}

function entities(sources: Sources): string[] {
  const named = textOf(sources, 'backend/src/entities.ts');
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/^export const (\w+)Schema = (?:table\(\s*)?defineEntity\(/gm)].flatMap(([, name]) => [
      ...unless(
        new RegExp(`^ {2}${name}(Schema)?,`, 'm').test(named),
        `${name}: not in backend/src/entities.ts (${file})`,
      ),
      ...unless(
        !/\bp\b[^}]*\} from '@mikro-orm/.test(text),
        `${name}: its columns do not say whose they are; take p from @tablefall/platform/database/columns (${file})`,
      ),
    ]),
  );
}

function tables(sources: Sources): string[] {
  const code = joined(sources, /^(backend\/src|infra\/platform|worker\/src)\/.+\.ts$/);
  const created = joined(sources, /^backend\/migrations\//).matchAll(/^create table (\w+) \((.*?)^\);/gms);
  return [...created].flatMap(([, table = '', columns = '']) => {
    const entity = camelCase(table);
    const deletes = `delete from ${table}\\b|deleteFrom\\('${table}'\\)|deleteSome\\([^']*'${table}'|em\\.remove\\(${entity}\\)`;
    const isEnded =
      /on delete cascade/.test(columns) || new RegExp(deletes).test(code) || isKept(sources, table);
    return unless(
      isEnded,
      `table ${table}: nothing deletes its rows, and its entity does not say why they are \`kept\`; CONTRIBUTING says how ("Add a job")`,
    );
  });
}

/**
 * Modules that keep something of people: it is shown and erased. Where it is for people of an edition, whoever is taken off its list of
 * registrations leaves there, too.
 */
function people(sources: Sources): string[] {
  const created = joined(sources, /^backend\/migrations\//).matchAll(/^create table (\w+) \((.*?)^\);/gms);
  return [...created].flatMap(([, table = '', columns = '']) => {
    const [file = ''] = entityOf(sources, table);
    const [, module = 'convention'] = /^backend\/src\/([^/]+)\//.exec(file) ?? [];
    const code = joined(sources, new RegExp(`^backend/src/${module}/`));
    return [
      ...unless(
        !/references (account|user_name)/.test(columns) || code.includes('@contributes(PERSONAL_DATA)'),
        `table ${table}: refers to people, but module ${module} adds nothing to PERSONAL_DATA by @contributes`,
      ),
      ...unless(
        !/references user_name/.test(columns) ||
          module === 'convention' ||
          code.includes('@contributes(REMOVALS)'),
        `table ${table}: refers to names, but module ${module} adds nothing to REMOVALS by @contributes`,
      ),
    ];
  });
}

/** Rows of one year: who reads them without a word of the edition would show those of last year as well. */
function editions(sources: Sources): string[] {
  const created = joined(sources, /^backend\/migrations\//).matchAll(/^create table (\w+) \((.*?)^\);/gms);
  const ofEdition = new Map(
    [...created].flatMap(([, table = '', columns = '']) =>
      /^ +edition text/m.test(columns) ? [[table, columns] as const] : [],
    ),
  );
  const tables = [...ofEdition.keys()].join('|');
  const reads = new RegExp(
    `\\b(?:from|join) (${tables})\\b(?!\\.)(?:(?: as)? (\\w+))?|(?:selectFrom|[jJ]oin)\\('(${tables})\\b`,
    'g',
  );
  /** The columns of a table by which it belongs to a row of an edition: which one is said where that row is read. */
  const keysOf = (table: string) =>
    [...(ofEdition.get(table) ?? '').matchAll(/^ +(\w+_id) .*\breferences (\w+)/gm)].flatMap(
      ([, column = '', of = '']) => (ofEdition.has(of) ? [column] : []),
    );
  return [...sources].flatMap(([file, text]) => {
    if (!file.startsWith('backend/src/')) return [];
    // A comment is no condition.
    const statements = text.replace(/\/\*\*.*?\*\/|^ *\/\/.*$/gms, '').split(/;$/m);
    return statements.flatMap((statement) => {
      if (SAYS_WHICH.test(statement)) return [];
      return [...statement.matchAll(reads)].flatMap(([, inText, alias = '', inCode]) => {
        const table = inText ?? inCode ?? '';
        const name = NO_ALIAS.test(alias) ? table : alias;
        const isByKey = keysOf(table).some((key) =>
          new RegExp(`\\b${name}\\.${key} = \\w+\\.id\\b|\\.id = ${name}\\.${key}\\b`).test(statement),
        );
        return unless(
          isByKey,
          `${file}: reads table ${table} of all editions; compare edition, take rows by ids, or say anyEdition`,
        );
      });
    });
  });
}

/** The file that describes a table, and its text. */
function entityOf(sources: Sources, table: string): [file?: string, text?: string] {
  const entity = new RegExp(`(tableName: '${table}'|name: '${camelCase(table)}')`, 'i');
  return [...sources].find(([file, text]) => /\.(entity|tables)\.ts$/.test(file) && entity.test(text)) ?? [];
}

/** Whether what its entity says of a table, at its end, gives a reason why its rows are kept. */
function isKept(sources: Sources, table: string): boolean {
  const [, text = ''] = entityOf(sources, table);
  const named = new RegExp(`(tableName: '${table}'|name: '${camelCase(table)}')(.*?)^\\);`, 'ims').exec(
    text,
  )?.[2];
  return /\bkept: '/.test(named ?? '');
}

function camelCase(table: string): string {
  return table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function settings(sources: Sources): string[] {
  const names = joined(sources, /^infra\/platform\/config\/\w+-settings\.ts$/).matchAll(
    /^ {2}(RETENTION_\w+)/gm,
  );
  const jobs = joined(sources, /\.job\.ts$/);
  return [...names].flatMap(([, name = '']) => unless(jobs.includes(name), `${name}: no job deletes by it`));
}

function declared(sources: Sources, files: RegExp): { name: string; file: string; text: string }[] {
  return [...sources].flatMap(([file, text]) =>
    files.test(file)
      ? [...text.matchAll(/^export class (\w+(?:Module|Controller|Job))\b/gm)].map(([, name = '']) => ({
          name,
          file,
          text,
        }))
      : [],
  );
}

function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}

function textOf(sources: Sources, file: string): string {
  const text = sources.get(file);
  if (text === undefined) throw new Error(`The checklist reads ${file}, which is not there`);
  return text;
}

function joined(sources: Sources, files: RegExp): string {
  return [...sources].flatMap(([file, text]) => (files.test(file) ? [text] : [])).join('\n');
}
