import { useSyncExternalStore } from 'react';

/** Set by the service worker (`offline/mark-kept.ts`) on answers of an earlier visit. */
const KEPT = 'x-kept';

/** When the answers on show were true that the service worker had kept, in ms, by the address of their call. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();

/** Whether an answer is one of an earlier visit, given because the network did not answer. */
export function isKept({ headers }: Response): boolean {
  return headers.has(KEPT);
}

/** Notes what is on show of a call from now on: an answer that was kept, or a new one. */
export function noteAnswer({ url }: Request, answer: Response): void {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  // Without a date it is at least not newer than now.
  if (isKept(answer)) kept.set(address, Date.parse(answer.headers.get('date') ?? '') || Date.now());
  else if (!kept.delete(address)) return;
  for (const listener of listeners) listener();
}

/** Since when nothing newer came than what is on show of a call, in ms; undefined when that is of this visit. */
export function useKeptSince(address: string): number | undefined {
  const keptSince = () => kept.get(address);
  return useSyncExternalStore(subscribe, keptSince, keptSince);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
