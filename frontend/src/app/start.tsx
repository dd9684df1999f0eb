import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { Edition } from '../api/generated.ts';
import { takeSignInCode } from '../features/users/sign-in-code.ts';
import { enableOfflineReading } from '../offline/offline-reading.ts';
import { App } from './app.tsx';
import { pageArrived } from './page-arrived.ts';
import { ROUTES } from './routes.tsx';
import { createStore, type FirstData } from './store.ts';

// The router never sees a code, so it cannot write one back into the address.
takeSignInCode();
void start(document.getElementById('root'));

async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('index.html has no #root element');
  const router = createBrowserRouter(ROUTES);
  // The first view that the server wrote stays until the page itself can take its place.
  if (root.firstElementChild) await pageArrived(router);
  const store = createStore(inlined('first-data') as FirstData | undefined);
  const edition = inlined('edition');
  // In small steps, between which the browser answers whoever touches the page.
  startTransition(() =>
    createRoot(root).render(
      <App router={router} store={store} edition={isEdition(edition) ? edition : null} />,
    ),
  );
  enableOfflineReading();
}

/** Data that the server wrote into the document. */
function inlined(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') ?? undefined;
}

function isEdition(json: unknown): json is Edition {
  return typeof json === 'object' && json !== null && 'productName' in json;
}
