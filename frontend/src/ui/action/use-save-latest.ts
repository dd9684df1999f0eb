import { useRef, useState } from 'react';
import { useAction } from './use-action.ts';

interface SaveOptions<Value> {
  /** Calls the API. */
  save: (value: Value) => Promise<{ error?: unknown }>;
  /** The text shown when it fails. */
  failure: string;
  /** Shows a failure in the component. */
  refused?: (error: unknown) => void;
}

/**
 * Saves a value that people change faster than answers come. What is said while a save is under way is saved after it, so the
 * last that was said is what stays.
 *
 * @returns `said`, the last of it, which is shown at once; null before anything was said, and after a refusal
 */
export function useSaveLatest<Value>({ save, failure, refused }: SaveOptions<Value>) {
  const [said, setSaid] = useState<Value | null>(null);
  const latest = useRef<Value | null>(null);
  const action = useAction({
    send: async () => {
      for (;;) {
        const sent = latest.current as Value;
        const outcome = await save(sent);
        if (outcome.error !== undefined) setSaid(null);
        if (outcome.error !== undefined || sent === latest.current) return outcome;
      }
    },
    failure,
    refused,
  });
  const say = (value: Value) => {
    latest.current = value;
    setSaid(value);
    void action.run();
  };
  return { said, say, isBusy: action.isBusy };
}
