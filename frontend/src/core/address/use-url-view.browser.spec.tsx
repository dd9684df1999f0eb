import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type ChangeView, listPart, pagePart, type UrlView, useUrlView } from './use-url-view.ts';

const PARTS = { day: listPart, page: pagePart };
type View = UrlView<typeof PARTS>;

afterEach(cleanup);

interface Shown {
  view?: View;
  change?: ChangeView<View>;
}

function Page({ shown }: { shown: Shown }) {
  [shown.view, shown.change] = useUrlView(PARTS);
  return null;
}

function openPage(address: string) {
  const shown: Shown = {};
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page shown={shown} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const change = shown.change as ChangeView<View>;
  return { shown, router, change, search: () => router.state.location.search };
}

it('two changes within one tick both count, also of the same part', async () => {
  const { shown, change } = openPage('/page?page=3');
  await act(async () => {
    change(({ day }) => ({ day: [...day, 'Friday'], page: 1 }));
    change(({ day }) => ({ day: [...day, 'Saturday'] }));
  });
  expect(shown.view).toEqual({ day: ['Friday', 'Saturday'], page: 1 });
});

it('a change after the page was left steers no other page', async () => {
  const { router, change, search } = openPage('/page');
  await act(async () => router.navigate('/elsewhere?page=2'));
  await act(async () => change({ page: 7 }));
  expect(search()).toBe('?page=2');
});

it('keeps what marks an entry of the history when it is replaced', async () => {
  const { router, change } = openPage('/page');
  await act(async () => router.navigate('/page?open=7', { state: { isOverlay: true } }));
  await act(async () => change({ page: 2 }, { replace: true }));
  expect(router.state.location).toMatchObject({ search: '?open=7&page=2', state: { isOverlay: true } });
});
