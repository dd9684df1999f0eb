import { useRef, useState } from 'react';
import { type Press, useIsRepeat } from './double-press.ts';
import { useAction } from './use-action.ts';

interface SaveOptions<Value, Data> {
  /** Calls the API. */
  save: (value: Value) => Promise<{ data?: Data; error?: unknown }>;
  /** The text shown when it fails. */
  failure: string;
  /** What it is about, named above a failure in its toast. */
  name?: string;
  /** Runs after each answer that is no failure, even when the component is gone. */
  succeeded?: (data: Data) => void;
  /** Shows a failure in the component. */
  refused?: (error: unknown) => void;
}

/**
 * Saves a value that people change faster than answers come. What is said while a save is under way is saved after it, so the
 * last that was said is what stays.
 *
 * @returns `said`, the last of it, which is shown at once; null before anything was said, and after a refusal
 */
export function useSaveLatest<Value, Data>(options: SaveOptions<Value, Data>) {
  const { save, failure, name, succeeded, refused } = options;
  const [said, setSaid] = useState<Value | null>(null);
  const latest = useRef<Value | null>(null);
  const action = useAction({
    send: async () => {
      for (;;) {
        const sent = latest.current as Value;
        const outcome = await save(sent);
        if (outcome.error === undefined) succeeded?.(outcome.data as Data);
        else setSaid(null);
        if (outcome.error !== undefined || sent === latest.current) return outcome;
      }
    },
    subject: () => ({ id: '', name }),
    failure,
    refused,
  });
  const isRepeat = useIsRepeat();
  const say = (value: Value) => {
    latest.current = value;
    setSaid(value);
    void action.run();
  };
  return {
    said,
    say,
    /** For `onClick`. */
    press: (value: Value) => (event: Press) => {
      if (!isRepeat(event)) say(value);
    },
    isBusy: action.isBusy,
  };
}
