import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of the backend's folders is no module: what all of them stand on, and what stands above them. */
export const NO_MODULES = ['http', 'waiting', 'previews'];
const MODULE_FOLDER = /^backend\/src\/([^/]+)$/;

const text = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8');
const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(text) ?? [];

/** The boxes of the picture in ARCHITECTURE.md, by their ids: `users[backend/src/users]`. */
const boxes = new Map(
  [...picture.matchAll(/(\w+)\[([^\]]+)\]/g)].map(([, id = '', path = '']) => [id, path]),
);

/** The folders that it draws. */
export const FOLDERS = [...boxes.values()];

/** Its arrows that say "imports": `users --> http`. */
export const ARROWS = picture.split('\n').flatMap((line) => {
  const [from, to] = line.split(' --> ').map((end) => /^\s*(\w+)/.exec(end)?.[1] ?? '');
  return from && to ? [{ from: boxes.get(from) ?? from, to: boxes.get(to) ?? to }] : [];
});

/**
 * All folders that one reaches along the arrows.
 *
 * @param {string} folder
 * @param {Set<string>} known
 * @returns {Set<string>}
 */
export function below(folder, known = new Set()) {
  for (const { to } of ARROWS.filter(({ from }) => from === folder)) {
    if (known.has(to)) continue;
    known.add(to);
    below(to, known);
  }
  return known;
}

const moduleOf = (folder) => {
  const [, name] = MODULE_FOLDER.exec(folder) ?? [];
  return name && !NO_MODULES.includes(name) ? [name] : [];
};

/** The backend's modules and what each may use: what stands below it. */
export const MODULES = Object.fromEntries(
  FOLDERS.flatMap((folder) => moduleOf(folder).map((name) => [name, [...below(folder)].flatMap(moduleOf)])),
);
