import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

// React makes a component with another key anew, and what was typed in it is gone, with its focus. `useEdit` follows what the
// server says and begins anew about another `name`, so that no form needs a key but as one of a list.

const FOLDER = join(ROOT, 'frontend/src');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

const HOLDS_EDIT = /\b(useEdit|useFormEdit|FormDialog|FormDrawer|ContentForm)\b[<(\n ]/;
const forms = new Set(
  sources
    .filter(({ text }) => HOLDS_EDIT.test(text))
    .flatMap(({ text }) => [...text.matchAll(/^(?:export )?function ([A-Z]\w+)/gm)].map(([, name]) => name)),
);
/** Between an element and the `.map` that makes one for each of a list. */
const NEAR = 700;

it('should find no form that a key throws away', () => {
  const keyed = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<([A-Z]\w+)\s[^<>]*?\bkey=\{/g)]
      .filter(({ 1: name = '' }) => forms.has(name))
      .filter(({ index }) => !/\.map\(/.test(text.slice(Math.max(0, index - NEAR), index)))
      .map(({ 1: name }) => `${file}: <${name} key=…>`),
  );
  expect(forms.size).toBeGreaterThan(20);
  expect(keyed).toEqual([]);
});
