import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { shippedFiles } from './own-imports.ts';

const FILE = join(ROOT, 'backend/src/entities.ts');
const FOLDERS = ['infra/mail', 'infra/platform', 'backend/src'];
const ENTITY = /^export const (\w+Schema) = (?:table\(\s*)?defineEntity\(/gm;

/** `backend/src/entities.ts` as it is. */
export function writtenEntities(): string {
  return readFileSync(FILE, 'utf8');
}

/** Writes it anew. */
export function writeEntities(): void {
  writeFileSync(FILE, entitiesFile());
}

/** The list of all entities, made of the files that define them: by its class where it has one. */
export function entitiesFile(): string {
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
