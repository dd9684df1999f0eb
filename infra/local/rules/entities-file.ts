import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { shippedFiles } from './own-imports.ts';

const FOLDERS = ['infra/mail', 'infra/platform', 'backend/src'];
const ENTITY = /^export const (\w+Schema) = (?:table\(\s*)?defineEntity\(/gm;

/** Writes the files that name entities anew. */
export function writeEntities(): void {
  for (const [file, text] of namingFiles()) writeFileSync(join(ROOT, file), text);
}

/** Every file that only names entities: the list of all, and for each module with more than two the tables that its statements may name. */
export function namingFiles(): Map<string, string> {
  return new Map([['backend/src/entities.ts', entitiesFile()], ...tablesFiles()]);
}

function tablesFiles(): [file: string, text: string][] {
  const all = shippedFiles('backend/src').sort().flatMap(schemasOf);
  return [...new Set(all.map(({ module }) => module))].flatMap((module) => {
    const schemas = all.filter((schema) => schema.module === module);
    if (schemas.length <= 2) return [];
    const imports = schemas.map(({ place, name }) => `import type { ${name} } from '${place}';\n`);
    const names = schemas.map(({ name }) => `  | typeof ${name}\n`);
    const text = `// Written by \`npm run contract\` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
${imports.join('')}
/** All tables of this module. */
export type ${tablesOf(module)} = InferKyselyDB<
${names.join('')}>;
`;
    return [[`backend/src/${module}/${module}.tables.ts`, text]];
  });
}

/** What the type of a module's tables is called. */
export function tablesOf(module: string): string {
  return `${module.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Tables`;
}

function schemasOf(file: string): { module: string; place: string; name: string }[] {
  const [, module = '', rest = ''] = /^backend\/src\/([^/]+)\/(.*)$/.exec(file) ?? [];
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(ENTITY)].map(([, name = '']) => ({ module, place: `./${rest}`, name }));
}

/** The list of all entities, made of the files that define them: by its class where it has one. */
function entitiesFile(): string {
  const byPlace = new Map<string, string[]>();
  for (const file of FOLDERS.flatMap(shippedFiles)) {
    const names = entitiesIn(readFileSync(join(ROOT, file), 'utf8'));
    if (names.length > 0) byPlace.set(placeOf(file), [...(byPlace.get(placeOf(file)) ?? []), ...names]);
  }
  const places = [...byPlace].map(([place, names]) => [place, names.sort()] as const);
  places.sort(([one], [other]) => (one < other ? -1 : 1));
  const imports = places.map(([place, names]) => `import { ${names.join(', ')} } from '${place}';\n`);
  const names = places.flatMap(([, some]) => some.map((name) => `  ${name},\n`));
  return `// Written by \`npm run contract\` from the files that define entities.
${imports.join('')}
/** Every entity of the backend's database. */
export const entities = [
${names.join('')}];
`;
}

function entitiesIn(text: string): string[] {
  return [...text.matchAll(ENTITY)].map(([, schema = '']) => {
    const ofClass = new RegExp(`^${schema}\\.setClass\\((\\w+)\\);`, 'm').exec(text)?.[1];
    return ofClass ?? schema;
  });
}

/** From where the backend imports it. */
function placeOf(file: string): string {
  if (file.startsWith('infra/mail/')) return '@tablefall/mail';
  const ofPlatform = /^infra\/platform\/(.*)\.ts$/.exec(file);
  return ofPlatform ? `@tablefall/platform/${ofPlatform[1]}` : file.replace('backend/src/', './');
}
