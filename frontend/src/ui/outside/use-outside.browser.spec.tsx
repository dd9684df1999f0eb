import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EditionContext } from '#core/api/edition.ts';
import { EDITION } from '../../../test/edition.ts';
import { useOutside } from './use-outside.ts';

function Picture({ name }: { name: string }) {
  const { isAllowed, allow } = useOutside('board-game-pictures');
  return isAllowed ? (
    <p>{name} is shown</p>
  ) : (
    <button type="button" onClick={allow}>
      {name}
    </button>
  );
}

const page = (outsideContent: 'after-click' | 'always') =>
  render(
    <EditionContext value={{ ...EDITION, outsideContent }}>
      <Picture name="Azul" />
      <Picture name="Heat" />
    </EditionContext>,
  );

describe('what comes from servers of others', () => {
  afterEach(cleanup);

  it('is shown at once where the edition says so', () => {
    page('always');
    expect(screen.getByText('Azul is shown')).toBeTruthy();
  });

  it('is shown everywhere after one click, and remembered', () => {
    page('after-click');
    expect(screen.queryByText('Azul is shown')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Azul' }));
    expect(screen.getByText('Heat is shown')).toBeTruthy();
    expect(localStorage.getItem('tablefall-outside:board-game-pictures')).toBe('yes');
  });
});
