import { useCallback, useEffect, useRef } from 'react';
import type { CheckerAnswer, CheckerCall, CheckerMethod, GuestListChecker } from './guest-list-checker.ts';

/** Calls a method of the checker; refused when the worker does not run or the method threw. */
type Ask = <Method extends CheckerMethod>(
  method: Method,
  argument: CheckerCall<Method>['argument'],
) => Promise<ReturnType<GuestListChecker[Method]>>;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A checker of guest lists in a worker of its own; calls are answered in the order they were made. */
export function useGuestListWorker(): Ask {
  const worker = useRef<Worker>(null);
  const lastCall = useRef(0);
  const waiting = useRef(new Map<number, Waiting>());
  const failure = useRef<Error>(null);

  useEffect(() => {
    const calls = waiting.current;
    const started = new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    failure.current = null;
    started.addEventListener('message', ({ data }: MessageEvent<CheckerAnswer>) => {
      const call = calls.get(data.id);
      calls.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.result as never);
    });
    // The worker's code did not load, as after a release that took it away, or it broke down: nobody answers any more.
    const fail = () => {
      failure.current = new Error('The worker that checks guest lists does not run');
      for (const { reject } of calls.values()) reject(failure.current);
      calls.clear();
    };
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    return () => {
      started.terminate();
      calls.clear();
    };
  }, []);

  return useCallback<Ask>((method, argument) => {
    if (failure.current) return Promise.reject(failure.current);
    const id = ++lastCall.current;
    worker.current?.postMessage({ id, method, argument } satisfies CheckerCall);
    return new Promise((resolve, reject) => waiting.current.set(id, { resolve, reject }));
  }, []);
}
