import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '../../../.dependency-cruiser.mjs';
import { ROOT } from '../paths.ts';
import { ownImports, shippedFiles } from './own-imports.ts';

/** Folders whose own folders all stand in the picture, unless they hold no code. */
const DRAWN_WHOLE = ['backend/src', 'worker/src', 'frontend/src', 'infra'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const text = read('ARCHITECTURE.md');

/** The boxes of the Mermaid picture, by their ids: `users[backend/src/users]`. */
const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(text) ?? [];
const boxes = new Map(
  [...picture.matchAll(/(\w+)\[([^\]]+)\]/g)].map(([, id = '', path = '']) => [id, path]),
);
const folders = [...boxes.values()];

/** The arrows that say "imports": `users --> http`. */
const arrows = picture.split('\n').flatMap((line) => {
  const [from, to] = line.split(' --> ').map((end) => /^\s*(\w+)/.exec(end)?.[1] ?? '');
  return from && to ? [{ from: boxes.get(from) ?? from, to: boxes.get(to) ?? to }] : [];
});

/** All folders that one reaches along the arrows. */
function below(folder: string, known = new Set<string>()): Set<string> {
  for (const { to } of arrows.filter(({ from }) => from === folder)) {
    if (known.has(to)) continue;
    known.add(to);
    below(to, known);
  }
  return known;
}

/** What is to be done about a folder that is not in the picture. */
const notDrawn = (folder: string) =>
  `${folder}: no box in the picture of ARCHITECTURE.md; draw one, with an arrow to each folder it imports from`;

/** The box that a file stands in: the innermost one. */
function boxOf(file: string): string | undefined {
  return folders
    .filter((folder) => `${file}/`.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
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
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  it.each(DRAWN_WHOLE)('should have every folder of %s that holds code', (parent) => {
    const children = readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => `${parent}/${name}`);
    const withCode = children.filter((folder) => shippedFiles(folder).length > 0);

    expect(withCode.filter((folder) => !folders.includes(folder)).map(notDrawn)).toEqual([]);
  });

  it('should draw arrows for imports that there are', () => {
    const drawn = arrows.map(({ from, to }) => `${from} --> ${to}`);

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
    expect(folders.filter((folder) => below(folder).has(folder))).toEqual([]);
  });

  it.each(Object.entries(MODULES))(
    'should let %s stand on the modules that .dependency-cruiser.mjs names',
    (name, allowed) => {
      const drawn = [...below(`backend/src/${name}`)].map((folder) => folder.replace('backend/src/', ''));

      expect(drawn.filter((folder) => folder in MODULES).sort()).toEqual([...allowed].sort());
    },
  );
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
