import { useCallback, useEffect, useRef } from 'react';
import type { DeskAnswer, DeskCall, DeskMethod, GuestDesk } from './guest-desk.ts';

type Ask = <Method extends DeskMethod>(
  method: Method,
  argument: DeskCall<Method>['argument'],
) => Promise<ReturnType<GuestDesk[Method]>>;

/** A desk in a worker of its own; calls are answered in the order they were made. */
export function useGuestDesk(): Ask {
  const worker = useRef<Worker>(null);
  const lastCall = useRef(0);
  const waiting = useRef(new Map<number, (answer: DeskAnswer['answer']) => void>());

  useEffect(() => {
    const started = new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
      waiting.current.get(data.id)?.(data.answer);
      waiting.current.delete(data.id);
    });
    return () => started.terminate();
  }, []);

  return useCallback<Ask>((method, argument) => {
    const id = ++lastCall.current;
    worker.current?.postMessage({ id, method, argument });
    return new Promise((resolve) => waiting.current.set(id, (answer) => resolve(answer as never)));
  }, []);
}
