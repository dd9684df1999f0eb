import { loadAgainOnce, showLoadingNote, watchForMissingCode } from './missing-code.ts';
import './theme/theme.css';

/** ms; whoever waits as long is told that it goes on. */
const LONG = 5_000;

/** The first view, which the server wrote into the page, is painted before anything else is loaded or run. */
async function main(): Promise<void> {
  await firstPaint();
  // Links to the page's code, which the router would ask for only after the app's own (`first-view/first-views.tsx`).
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (later) document.head.append(later.content);
  // One after the other: a task as long as all would keep the browser from answering whoever touches the page.
  await import('react-dom/client');
  await import('#core/api/tags.ts');
  const { start } = await import('./start.tsx');
  await start(document.getElementById('root'));
}

/** How long the first view's pictures may keep the app waiting, in milliseconds: until then its code would only slow them down. */
const PATIENCE = 1_000;

async function firstPaint(): Promise<void> {
  // What nobody sees is not painted.
  if (document.visibilityState === 'hidden') return;
  const pictures = Array.from(document.images).filter(({ fetchPriority }) => fetchPriority === 'high');
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), timeout(PATIENCE)]);
  await new Promise(requestAnimationFrame);
  await timeout(0);
}

function timeout(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

function tellThatItFailed(): void {
  if (loadAgainOnce()) return;
  showLoadingNote(
    navigator.onLine
      ? 'This page did not load completely. Please check your connection.'
      : 'You are offline. Load the page again once there is a network.',
    { label: 'Load again', run: () => window.location.reload() },
  );
}

// From here on this script says itself how the loading stands.
document.getElementById('not-loaded')?.remove();
watchForMissingCode();
const waiting = setTimeout(() => showLoadingNote('Still loading…'), LONG);
main()
  .catch(tellThatItFailed)
  .finally(() => clearTimeout(waiting));
