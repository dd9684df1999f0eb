import { type ComponentProps, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { EditionContext } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { useGetConventionQuery } from '#core/api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import type { createStore } from './store.ts';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  store: ReturnType<typeof createStore>;
  /** It stands on the page, for the first time. */
  onShown?: () => void;
}

/** Everything between the document and the pages. */
export function App({ router, store, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <Provider store={store}>
        <EditionProvider>
          <RouterProvider router={router} />
        </EditionProvider>
      </Provider>
    </StrictMode>
  );
}

/**
 * Gives the edition to all pages. It came with the document, except from the development server, and is asked for again when somebody
 * comes back to a page: an installed app stays open for days, in which prices and hours change.
 */
function EditionProvider({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useGetConventionQuery(undefined, fresh('getConvention'));
  if (data) return <EditionContext value={data}>{children}</EditionContext>;
  return isError && <LoadFailure title="The site did not load" onRetry={() => void refetch()} />;
}
