import { useEffect, useState } from 'react';

/** A value once it has not changed for a while, as when somebody pauses in typing. */
export function useRested<Value>(value: Value, delay: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
