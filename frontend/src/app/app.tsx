import { type ComponentProps, StrictMode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { Edition } from '#api/generated.ts';
import { EditionProvider } from './edition-provider.tsx';
import type { createStore } from './store.ts';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  store: ReturnType<typeof createStore>;
  /** Null where only the development server can be asked for it. */
  edition: Edition | null;
  /** It stands on the page, for the first time. */
  onShown?: () => void;
}

/** Everything between the document and the pages. */
export function App({ router, store, edition, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <Provider store={store}>
        <EditionProvider inlined={edition}>
          <RouterProvider router={router} />
        </EditionProvider>
      </Provider>
    </StrictMode>
  );
}
