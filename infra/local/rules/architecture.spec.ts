import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { ownImports, shippedFiles } from './own-imports.ts';
import { ARROWS, below, FOLDERS, MODULES } from './picture.mjs';

/** Folders whose own folders all stand in the picture, unless they hold no code. */
const DRAWN_WHOLE = ['backend/src', 'worker/src', 'frontend/src', 'infra'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const text = read('ARCHITECTURE.md');

/** What is to be done about a folder that is not in the picture. */
const notDrawn = (folder: string) =>
  `${folder}: no box in the picture of ARCHITECTURE.md; draw one, with an arrow to each folder it imports from`;

/** The box that a file stands in: the innermost one. */
function boxOf(file: string): string | undefined {
  return FOLDERS.filter((folder) => `${file}/`.startsWith(`${folder}/`)).sort(
    (a, b) => b.length - a.length,
  )[0];
}

/** Every import from one box into another, with a file that has it. */
const imports = new Map<string, string>();
for (const file of ['backend/src', 'worker', 'frontend/src', 'infra'].flatMap(shippedFiles)) {
  for (const imported of ownImports(file)) {
    const [from, to] = [boxOf(file), boxOf(imported)];
    if (from && to && from !== to) imports.set(`${from} --> ${to}`, file);
  }
}

describe('the picture of the parts in ARCHITECTURE.md', () => {
  it('should name folders that are there', () => {
    expect(FOLDERS.length).toBeGreaterThan(20);
    expect(FOLDERS.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  it.each(DRAWN_WHOLE)('should have every folder of %s that holds code', (parent) => {
    const children = readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => `${parent}/${name}`);
    const withCode = children.filter((folder) => shippedFiles(folder).length > 0);

    expect(withCode.filter((folder) => !FOLDERS.includes(folder)).map(notDrawn)).toEqual([]);
  });

  it('should draw arrows for imports that there are', () => {
    const drawn = ARROWS.map(({ from, to }) => `${from} --> ${to}`);

    expect(
      drawn
        .filter((arrow) => !imports.has(arrow))
        .map((arrow) => `the picture has ${arrow}, but nothing imports it`),
    ).toEqual([]);
  });

  it('should lead along its arrows from whoever imports to what is imported', () => {
    const missing = [...imports].filter(([arrow]) => {
      const [from = '', to = ''] = arrow.split(' --> ');
      return !below(from).has(to);
    });

    expect(missing.map(([arrow, file]) => `the picture has no way ${arrow}, but ${file} imports it`)).toEqual(
      [],
    );
  });

  it('should lead nobody back to where they started', () => {
    expect(FOLDERS.filter((folder) => below(folder).has(folder))).toEqual([]);
  });

  it('should say which modules stand on which, for the import rules', () => {
    expect(MODULES.wishes).toEqual(
      expect.arrayContaining(['events', 'catalogue', 'email', 'convention', 'users']),
    );
    expect(MODULES.catalogue).toEqual([]);
    for (const outside of ['http', 'waiting', 'previews'])
      expect(Object.keys(MODULES)).not.toContain(outside);
  });
});

describe('the road of a mail in ARCHITECTURE.md', () => {
  const [, road = ''] = /## The road of a mail\n+```\n(.*?)```/s.exec(text) ?? [];

  it('should name files and folders that are there', () => {
    const paths = road.match(/\b(backend|worker|infra)\/[\w./-]+/g) ?? [];

    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('should name every state of a mail', () => {
    const [, states = ''] =
      /MAIL_STATES = \[(.*?)\]/s.exec(shippedFiles('infra/mail').map(read).join('\n')) ?? [];
    const names = [...states.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(road))).toEqual([]);
  });
});
