import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { PagedList } from './paged-list.tsx';

afterEach(cleanup);

it('an empty list whose last poll failed says since when there is no news', () => {
  const list = {
    items: [],
    total: 0,
    pages: 1,
    isStale: false,
    hasFailed: false,
    outdatedSince: Date.now(),
    retry: () => undefined,
  };
  const shown = (
    <PagedList
      list={list}
      page={1}
      noun="guest"
      failure=""
      isPolled
      empty={<p>Nobody waits.</p>}
      onTurn={() => undefined}
    >
      {() => null}
    </PagedList>
  );
  renderApp({ '/': shown }, '/');

  expect(screen.getByText('Nobody waits.')).toBeTruthy();
  expect(screen.getByText(/since/i)).toBeTruthy();
});
