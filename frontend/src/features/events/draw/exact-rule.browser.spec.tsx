import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { ExactRule } from './exact-rule.tsx';

const DOCUMENT = new URL('../../../../../infra/docs/draw.md', import.meta.url);
const SECTIONS = ['What is published', 'The rule'];

const lettersOf = (text: string | null | undefined) => text?.replace(/\s/g, '');

/** The letters of a section of the document, without the marks of Markdown. */
function written(title: string) {
  const sections = readFileSync(DOCUMENT, 'utf8').split('\n## ');
  const section = sections.find((each) => each.startsWith(`${title}\n`));
  return lettersOf(
    section
      ?.slice(title.length)
      .replace('| Field | Holds |\n|---|---|\n', '')
      .replace(/^ *(?:-|\d\.) /gm, '')
      .replace(/[*`|]/g, ''),
  );
}

afterEach(cleanup);

describe('the rule of the draw on its page', () => {
  it('should be that of the document, word for word', () => {
    const { container } = render(<ExactRule />);
    const parts = container.querySelectorAll('details > :not(summary):not(h3)');
    const shown = [...parts].map(({ textContent }) => lettersOf(textContent)).join('');
    expect(shown).toBe(SECTIONS.map(written).join(''));
  });
});
