/** A short message over the page that goes away by itself; what must be read stands on the page instead. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** The name of what it tells of, where the person may be elsewhere by now. */
  about?: string;
  action?: { label: string; run: () => void };
  open: boolean;
  variant: 'default' | 'destructive';
}

/** ms; how long a closed toast is kept. */
const REMOVAL_DELAY = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a message in place of the one that is shown: there is one at a time. */
export function showToast(toast: Omit<Toast, 'id' | 'open' | 'variant'> & Partial<Pick<Toast, 'variant'>>) {
  lastId += 1;
  change({ variant: 'default', ...toast, id: lastId, open: true });
}

export function dismissToast() {
  if (!current?.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(null), REMOVAL_DELAY);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function change(next: Toast | null) {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}
