import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { Edition } from '../api/generated.ts';
import { takeSignInCode } from '../features/users/sign-in-code.ts';
import { enableOfflineReading } from '../offline/offline-reading.ts';
import { App } from './app.tsx';
import { pageArrived } from './page-arrived.ts';
import { ROUTES } from './routes.tsx';
import { createStore } from './store.ts';

// The router never sees a code, so it cannot write one back into the address.
takeSignInCode();
void start(document.getElementById('root'));

async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('index.html has no #root element');
  const router = createBrowserRouter(ROUTES);
  // The first view that the server wrote stays until the page itself can take its place.
  if (root.firstElementChild) await pageArrived(router);
  const store = createStore();
  const edition = inlinedEdition();
  // In small steps, between which the browser answers whoever touches the page.
  startTransition(() => createRoot(root).render(<App router={router} store={store} edition={edition} />));
  enableOfflineReading();
}

/** The edition that the server wrote into the document. */
function inlinedEdition(): Edition | null {
  const json: unknown = JSON.parse(document.getElementById('edition')?.textContent ?? 'null');
  return isEdition(json) ? json : null;
}

function isEdition(json: unknown): json is Edition {
  return typeof json === 'object' && json !== null && 'productName' in json;
}
