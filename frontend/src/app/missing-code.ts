const RELOADED = 'tablefall-reloaded';
/** ms; loading again sooner would not help. */
const ONCE_IN = 60_000;

/** ms; whoever has not left by then stays, as after a question whether to. */
const LEAVING = 10_000;

const errors = new WeakSet<object>();
let isLeaving = false;

/** Remembers which errors are code that did not arrive, as without a network or after a new release. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void errors.add(payload));
  // Whatever code is under way then is broken off. To load the page again for it would break off the way to the next one.
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, LEAVING);
  });
}

export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && errors.has(error);
}

/** Loads the page again where that may help and was not tried a moment ago; it must have nothing on it that somebody entered. */
export function loadAgainOnce(): boolean {
  if (!navigator.onLine || isLeaving) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage it would go on for ever.
    return false;
  }
  window.location.reload();
  return true;
}

const NOTE = 'loading-note';

/** Says at the foot of a page whose code is not there yet how that stands. The app takes it away with the first view. */
export function showLoadingNote(text: string, action?: { label: string; run: () => void }): void {
  const note = document.getElementById(NOTE) ?? document.createElement('div');
  note.id = NOTE;
  note.setAttribute('role', 'status');
  const line = document.createElement('p');
  line.textContent = text;
  note.replaceChildren(line);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn';
    button.textContent = action.label;
    button.addEventListener('click', action.run);
    note.append(button);
  }
  document.getElementById('root')?.append(note);
}
