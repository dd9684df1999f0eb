import type { createMemoryRouter } from 'react-router';

/** Resolves once the code of the page that was asked for first is there, or could not be loaded. */
export function pageArrived(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
