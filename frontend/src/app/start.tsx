import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { forgetEndedDoor } from '#core/api/browser/door-memory.ts';
import type { Edition } from '#core/api/generated.ts';
import { api } from '#core/api/tags.ts';
import { enableOfflineReading } from '#core/offline/offline-reading.ts';
import { takeSignInCode } from '#site/users/sign-in-code.ts';
import { App } from './app.tsx';
import { pageArrived } from './page-arrived.ts';
import { prefetchData } from './page-data.ts';
import type { PageRow } from './page-row.ts';
import { OFFLINE_PAGES } from './pages.ts';
import { trackPosition } from './restore-position.ts';
import { ROUTES } from './routes.tsx';
import { createStore, type FirstAnswer } from './store.ts';
import { keepTranslatedPage } from './translated-page.ts';

/** ms */
const PATIENCE = 1_000;

type Store = ReturnType<typeof createStore>;
type Router = ReturnType<typeof createBrowserRouter>;

// The router never sees a code, so it cannot write one back into the address.
takeSignInCode();

/** Puts the app in the place of the first view. */
export async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('index.html has no #root element');
  forgetEndedDoor();
  const edition = inlined('edition');
  const store = createStore(
    inlined('first-answer') as FirstAnswer | undefined,
    isEdition(edition) ? edition : undefined,
  );
  keyFirstEntry();
  const router = createBrowserRouter(ROUTES);
  // The first view that the server wrote stays until the page itself can take its place.
  if (root.firstElementChild) await Promise.all([pageArrived(router), firstAnswers(store, router)]);
  keepTranslatedPage();
  const onShown = trackPosition(root);
  // In small steps, between which the browser answers whoever touches the page.
  startTransition(() => createRoot(root).render(<App router={router} store={store} onShown={onShown} />));
  enableOfflineReading(OFFLINE_PAGES);
}

/**
 * Gives the entry that the browser made a key, as the router gives to those that it makes: where a tab stood is kept by it, and found
 * again after a reload or by Back, but not by whoever opens the same page anew.
 */
function keyFirstEntry(): void {
  const { history } = window;
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

/** What the page asks for first, so that it is made once, with all that it shows. Answers that are slow it waits for itself. */
async function firstAnswers({ dispatch }: Store, { state }: Router): Promise<void> {
  dispatch(api.util.prefetch('getSession', undefined, {}));
  const page = state.matches.at(-1);
  const row = page?.route.handle as PageRow;
  // A search or a filter asks for others, unless they are what the path names.
  if (!state.location.search || (row.prefetch && 'part' in row.prefetch))
    prefetchData(row, dispatch, page?.params);
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([slow, Promise.all(dispatch(api.util.getRunningQueriesThunk()))]);
}

/** Data that the server wrote into the document. */
function inlined(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') ?? undefined;
}

function isEdition(json: unknown): json is Edition {
  return typeof json === 'object' && json !== null && 'productName' in json;
}
