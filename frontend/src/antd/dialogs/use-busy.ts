import { useRef, useState } from 'react';

/** Runs an action one at a time: calls while it runs are ignored, even within the same click event. */
export function useBusy<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [run, isBusy];
}
