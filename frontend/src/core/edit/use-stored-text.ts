import { useState } from 'react';
import { keyOf, read, VISITOR, write } from '../api/browser/stored-texts.ts';
import { useGetSessionQuery } from '../api/generated.ts';

export interface StoredTextOptions {
  /** Uses sessionStorage, for lists of people. */
  isOfTab?: boolean;
  /**
   * Of whoever sits at this tab, signed in or not: names and addresses of a family that registers. Others may use the same
   * computer next, so it is kept for the tab alone, and goes with it, with being sent and with logging out.
   */
  isOfVisitor?: boolean;
}

/** A text, how it is changed and forgotten, and whether leaving the page would lose it because it could not be stored. */
export type StoredText = [
  text: string,
  store: (text: string) => void,
  forget: (sent: string) => void,
  isLosable: boolean,
];

/**
 * A text that survives a reload and the end of a session: it is stored in this browser for the signed-in user until it was
 * sent. Logging out removes all stored texts.
 *
 * @param name the key of the text, the same in every tab
 */
export function useStoredText(
  name: string,
  { isOfTab = false, isOfVisitor = false }: StoredTextOptions = {},
): StoredText {
  const user = useGetSessionQuery().data?.user?.email;
  const owner = isOfVisitor ? VISITOR : user;
  const key = owner === undefined ? undefined : keyOf(owner, name);
  const storage = isOfTab || isOfVisitor ? 'sessionStorage' : 'localStorage';
  const [last, setStored] = useState({ key, text: key ? read(storage, key) : '', isLosable: false });
  let stored = last;
  if (key && key !== last.key) {
    // Text that was typed before the session was known is not lost.
    stored = { key, text: (!last.key && last.text) || read(storage, key), isLosable: false };
    setStored(stored);
  }
  const store = (text: string) => {
    const isStored = key !== undefined && write(storage, key, text);
    setStored({ key, text, isLosable: text !== '' && !isStored });
  };
  /** Removes a text that was sent, unless another one was stored meanwhile, perhaps in another tab. */
  const forget = (sent: string) => {
    setStored((last) => (last.text === sent ? { ...last, text: '', isLosable: false } : last));
    if (key && read(storage, key) === sent) write(storage, key, '');
  };
  return [stored.text, store, forget, stored.isLosable];
}
