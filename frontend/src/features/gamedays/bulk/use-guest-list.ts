import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuestListAnswer, GuestListRequest, GuestListSummary } from './guest-list-messages.ts';

type Guests = { name: string; email: string }[];

interface GuestList {
  /** Of the last text that was checked; null before the first. */
  summary: GuestListSummary | null;
  isChecking: boolean;
  check: (text: string) => void;
  /** Everybody in the last checked text. */
  collect: () => Promise<Guests>;
}

/** A pasted list of guests, parsed off the page's thread so that 100,000 lines do not freeze it. */
export function useGuestList(): GuestList {
  const worker = useRef<Worker>(null);
  const lastRequest = useRef(0);
  const collectors = useRef(new Map<number, (guests: Guests) => void>());
  const [summary, setSummary] = useState<GuestListSummary | null>(null);
  const [isChecking, setChecking] = useState(false);

  useEffect(() => {
    const started = new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<GuestListAnswer>) => {
      if (data.kind === 'collected') {
        collectors.current.get(data.id)?.(data.guests);
        collectors.current.delete(data.id);
      } else if (data.id === lastRequest.current) {
        setSummary(data.summary);
        setChecking(false);
      }
    });
    return () => started.terminate();
  }, []);

  const check = useCallback((text: string) => {
    setChecking(true);
    const request: GuestListRequest = { kind: 'check', id: ++lastRequest.current, text };
    worker.current?.postMessage(request);
  }, []);

  const collect = useCallback(
    () =>
      new Promise<Guests>((resolve) => {
        const request: GuestListRequest = { kind: 'collect', id: ++lastRequest.current };
        collectors.current.set(request.id, resolve);
        worker.current?.postMessage(request);
      }),
    [],
  );

  return { summary, isChecking, check, collect };
}
