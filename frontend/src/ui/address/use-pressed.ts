import { startTransition, useOptimistic } from 'react';

/**
 * For a checkbox or radio button whose value stands in the address, which follows a moment later on a slow device: what is
 * shown follows the press at once, and then the address, which has the last word.
 *
 * @returns what to show, and what to call with the value that was pressed
 */
export function usePressed<Value>(
  value: Value,
  onChange: (next: Value) => void,
): [Value, (next: Value) => void] {
  const [shown, setShown] = useOptimistic(value);
  const press = (next: Value) =>
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  return [shown, press];
}
