import { type RefObject, useEffect, useRef, useState } from 'react';
import { type NameEntry, nameField } from './attendee-form.ts';

const FIRST: NameEntry = { key: 1, name: '', badge: true };

/** The lines of the form; adding and removing one leaves the focus in the line where the eye is. */
export function useNameEntries(form: RefObject<HTMLFormElement | null>) {
  const [entries, setEntries] = useState<readonly NameEntry[]>([FIRST]);
  const nextKey = useRef(FIRST.key + 1);
  const toFocus = useRef<number>(undefined);

  useEffect(() => {
    if (toFocus.current === undefined || !entries.length) return;
    form.current?.querySelector<HTMLElement>(`[name="${nameField(toFocus.current)}"]`)?.focus();
    toFocus.current = undefined;
  }, [entries, form]);

  const add = () => {
    const key = nextKey.current++;
    toFocus.current = key;
    setEntries([...entries, { key, name: '', badge: true }]);
  };
  const remove = (key: number) => {
    const index = entries.findIndex((entry) => entry.key === key);
    const left = entries.filter((entry) => entry.key !== key);
    toFocus.current = (left[index] ?? left.at(-1))?.key;
    setEntries(left);
  };
  const change = (key: number, part: Partial<NameEntry>) =>
    setEntries(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));

  return { entries, add, remove, change };
}
