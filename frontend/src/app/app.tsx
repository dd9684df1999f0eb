import { type ComponentProps, type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { EditionContext } from '#api/edition.ts';
import type { Edition } from '#api/generated.ts';
import { useGetConventionQuery } from '#api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
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

interface EditionProviderProps {
  /** What the server wrote into the page. */
  inlined: Edition | null;
  children: ReactNode;
}

/** Gives the edition to all pages. Only the development server, which inlines none, must be asked for it. */
function EditionProvider({ inlined, children }: EditionProviderProps) {
  const [edition, setEdition] = useState(inlined);
  const { data, isError, refetch } = useGetConventionQuery(undefined, { skip: edition !== null });
  if (!edition && data) setEdition(data);
  if (edition) return <EditionContext value={edition}>{children}</EditionContext>;
  return isError && <LoadFailure title="The site did not load" onRetry={() => void refetch()} />;
}
