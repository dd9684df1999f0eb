import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { enableOfflineReading } from '../offline/offline-reading.ts';
import { EditionProvider } from './edition-provider.tsx';
import { router } from './router.tsx';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

createRoot(root).render(
  <StrictMode>
    <Provider store={createStore()}>
      <EditionProvider>
        <RouterProvider router={router} />
      </EditionProvider>
    </Provider>
  </StrictMode>,
);

enableOfflineReading();
