import './theme/theme.css';

/** The first view, which the server wrote into the page, is painted before anything else is loaded or run. */
async function main(): Promise<void> {
  await firstPaint();
  // Links to the page's code, which the router would ask for only after the app's own (`first-view/first-views.tsx`).
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (later) document.head.append(later.content);
  // One after the other: a task as long as all would keep the browser from answering whoever touches the page.
  await import('react-dom/client');
  await import('../api/tags.ts');
  await import('./start.tsx');
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // What nobody sees is not painted.
    if (document.visibilityState === 'hidden') return resolve(null);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

void main();
