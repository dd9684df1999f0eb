import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { EditionContext } from '#api/edition.ts';
import { createStore } from '#app/store.ts';
import { TooltipProvider } from '#ui/feedback/tooltip.tsx';
import { EDITION } from './edition.ts';

/** Shows an element at an address, with everything around it that the app gives its pages. */
export function renderApp(routes: Record<string, ReactNode>, address: string) {
  const store = createStore();
  const router = createMemoryRouter(
    [
      {
        element: (
          <TooltipProvider>
            <Outlet />
          </TooltipProvider>
        ),
        children: Object.entries(routes).map(([path, element]) => ({ path, element })),
      },
    ],
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
