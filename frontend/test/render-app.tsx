import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createStore } from '#app/store.ts';
import { EditionContext } from '#core/api/edition.ts';
import { EDITION } from './edition.ts';

/**
 * Shows an element at an address, with everything around it that the app gives its pages.
 *
 * @param more pages that are more than an element, as one whose code is under way
 */
export function renderApp(routes: Record<string, ReactNode>, address: string, more: RouteObject[] = []) {
  const store = createStore();
  const router = createMemoryRouter(
    [...Object.entries(routes).map(([path, element]) => ({ path, element })), ...more],
    { initialEntries: [address] },
  );
  render(
    <StrictMode>
      <Provider store={store}>
        <EditionContext value={EDITION}>
          <RouterProvider router={router} />
        </EditionContext>
      </Provider>
    </StrictMode>,
  );
  return { store, router };
}
