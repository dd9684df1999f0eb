/** A short message that disappears by itself. What must be read belongs on the page instead. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** The name of its subject, for people who may be on another page by now. */
  about?: string | undefined;
  /** `run` may tell, as that of `useAction` does, that nothing was done because a sign-in is asked for first. */
  action?: { label: string; run: (() => void) | (() => Promise<'needs-sign-in' | undefined>) };
  /** ms; where its action can be chosen for so long only. Otherwise a toast with an action stays: people need time to come to it. */
  shownFor?: number;
  open: boolean;
  variant: 'default' | 'destructive';
}

/** ms until a closed toast is removed. */
const REMOVAL_DELAY = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast. There is one at a time: it replaces the one before. */
export function showToast(toast: Omit<Toast, 'id' | 'open' | 'variant'> & Partial<Pick<Toast, 'variant'>>) {
  lastId += 1;
  change({ variant: 'default', ...toast, id: lastId, open: true });
}

export function dismissToast() {
  if (!current?.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(null), REMOVAL_DELAY);
}

/** Closes a toast that offered an action when another act began, which is done now: Undo is of what was done last. */
export function endOffer(toast: Toast | null) {
  if (toast?.action && toast.id === current?.id) dismissToast();
}

/** Closes a toast whose action has no end of its own: a dialog opens, and on a phone it would lie on the dialog's buttons. */
export function endStandingOffer() {
  if (current?.shownFor === undefined) endOffer(current);
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
