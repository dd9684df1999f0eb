import { importsOf } from './imports-of.ts';

const SOURCE = `import { a } from './a.ts';
import {
  // It's a comment; with "signs" of all kinds.
  b,
} from './b.ts';
import './c.css';
const d = await import('./d.ts');
type E = import('./e.ts').E;
export * from './f.ts';
jest.unstable_mockModule('./g.ts', () => require('./h.ts'));
`;

describe('the imports of a source', () => {
  it('are all that it names, in whatever form', () => {
    const found = importsOf(SOURCE).join(' ');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'h']) expect(found).toContain(`'./${name}.`);
  });

  it('stay the same whatever else changes', () => {
    expect(importsOf(`// One more line.\n${SOURCE.replace('  b,', '  b,\n  c,')}const x = 1;\n`)).toEqual(
      importsOf(SOURCE),
    );
  });

  it.each([
    ['another file', "import { a } from './a.ts';", "import { a } from './z.ts';"],
    ['types alone', "import { a } from './a.ts';", "import type { a } from './a.ts';"],
    ['types alone, name by name', '  b,\n', '  type b,\n'],
    ['one fewer', "import './c.css';\n", ''],
  ])('differ for %s', (_, before, after) => {
    expect(SOURCE).toContain(before);
    expect(importsOf(SOURCE.replace(before, after))).not.toEqual(importsOf(SOURCE));
  });
});
