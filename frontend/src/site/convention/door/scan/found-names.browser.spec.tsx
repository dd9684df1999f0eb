import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { EditionContext } from '#core/api/edition.ts';
import { EDITION } from '#test/edition.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import { FoundNames } from './found-names.tsx';
import { LIST } from './testing/desk.ts';

afterEach(cleanup);

it.each([
  ['', ''],
  ['ada', '1 person found'],
  ['o', '1 person found'],
  ['zzz', 'Nobody of this name is on the list.'],
  [`https://tablefall.example/b/${'x'.repeat(22)}.${'x'.repeat(22)}`, ''],
])('what %j finds is told, by an element that is there before', (text, told) => {
  const desk = { list: LIST } as Partial<Desk> as Desk;
  const names = (typed: string) => (
    <EditionContext value={EDITION}>
      <FoundNames desk={desk} text={typed} addresses={null} onChoose={() => undefined} />
    </EditionContext>
  );
  const { rerender } = render(names(''));
  const status = screen.getByRole('status');
  rerender(names(text));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe(told);
});
