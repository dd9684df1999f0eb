import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useListTop } from './list-top.ts';

afterEach(cleanup);

function List({ y }: { y: number }) {
  const { top, goToTop } = useListTop<HTMLElement>();
  const place = (element: HTMLElement | null) => {
    if (element) Object.assign(element, { getBoundingClientRect: () => ({ top: y }), scrollIntoView() {} });
    top.current = element;
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="Games">
      <button type="button" onClick={goToTop}>
        Next page
      </button>
    </section>
  );
}

it.each([
  [-400, 'goes to the top of a list that the next page is scrolled to', 'region'],
  [20, 'stays on the pager of a list that is seen from its top', 'button'],
])('the focus of whoever turns a page at %i px %s', (y, _, role) => {
  render(<List y={y} />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(screen.getByRole(role));
});
