import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { UnknownEdition } from './edition-links.tsx';
import { useChosenEdition } from './use-chosen-edition.ts';

const EDITIONS = [
  { key: '2026-10', state: 'draft', isShown: false },
  { key: '2025-10', state: 'open', isShown: true },
];

function Page() {
  const { editions, edition, isUnknown } = useChosenEdition();
  return isUnknown ? <UnknownEdition editions={editions} /> : <p>Edits {edition?.key ?? 'nothing yet'}</p>;
}

const open = (address: string) => {
  new Server().on('GET /api/organise/editions', { body: EDITIONS });
  renderApp({ '/organise': <Page /> }, address);
};

afterEach(cleanup);

it.each([
  ['/organise', '2025-10'],
  ['/organise?edition=2026-10', '2026-10'],
])('%s edits %s', async (address, key) => {
  open(address);

  expect(await screen.findByText(`Edits ${key}`)).toBeTruthy();
});

it('an address of an edition that is not there edits none, and offers those that are', async () => {
  open('/organise?edition=2031-10');

  expect(await screen.findByText('There is no such edition')).toBeTruthy();
  expect(screen.getByRole('link', { name: /October 2025, open/ })).toBeTruthy();
  expect(screen.queryByText('You edit October 2025. People see this now.')).toBeNull();
});
