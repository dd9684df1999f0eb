import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { type Listed, PagedList, Pager } from './paged-list.tsx';

afterEach(cleanup);

const listOf = (items: string[] | undefined, rest: Partial<Listed<string>> = {}) => (
  <PagedList
    list={{
      items,
      total: items?.length ?? 0,
      pages: 1,
      isStale: false,
      hasFailed: false,
      outdatedSince: undefined,
      retry: () => undefined,
      ...rest,
    }}
    page={1}
    noun="guest"
    failure=""
    isPolled
    empty={<p>Nobody waits.</p>}
    onTurn={() => undefined}
  >
    {(shown) => shown}
  </PagedList>
);

it('an empty list whose last poll failed says since when there is no news', () => {
  renderApp({ '/': listOf([], { outdatedSince: Date.now() }) }, '/');

  expect(screen.getByText('Nobody waits.')).toBeTruthy();
  expect(screen.getByText(/since/i)).toBeTruthy();
});

it('one region, there from the start, says how long a list is', () => {
  const { rerender } = render(listOf(undefined));
  const told = screen.getByRole('status');
  rerender(listOf(['Ola', 'Kay']));
  const live = [...document.querySelectorAll('[role=status], [aria-live]')];
  expect(live.filter(({ textContent }) => textContent)).toEqual([told]);
  expect(told.textContent).toBe('2 guests in the list');
  rerender(listOf([]));
  expect(told.textContent).toBe('0 guests in the list');
});

it('a list that is refused says so in the words of the server, and offers no second try', () => {
  const answer = (status: number, title: string, message: string) =>
    listOf(undefined, { hasFailed: true, error: { status, data: { title, message } } });
  const { rerender } = render(answer(403, 'Not allowed', 'This is for mailers.'));
  expect(screen.getByRole('alert').textContent).toBe('Not allowedThis is for mailers.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();

  rerender(answer(500, 'Error', 'Something went wrong.'));
  expect(screen.getByRole('alert').textContent).not.toContain('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('a pager tells the page to whoever turned it, not when filters change it', () => {
  const pager = (page: number, pages: number) => (
    <Pager label="Pages of guests" page={page} pages={pages} onChange={() => undefined} />
  );
  const { rerender } = render(pager(1, 5));
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('');

  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(pager(2, 5));
  expect(told.textContent).toBe('Page 2 of 5');
  rerender(pager(1, 3));
  expect(told.textContent).toBe('');
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
});
