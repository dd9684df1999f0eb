import { v4 as uuid } from 'uuid';
import { type StoredTextOptions, useStoredText } from './use-stored-text.ts';

/**
 * An id of what a form sends, stored in this browser until there is an answer: sending it again, also after a reload, is
 * known to the server as the same.
 *
 * @param name the key under which it is stored, as `useStoredText` takes it
 */
export function useStoredId(name: string, options?: StoredTextOptions) {
  const [sentAs, store, forget] = useStoredText(name, options);
  return {
    /** The id to send with; the same until it is answered or something else is to be sent. */
    take: (): string => {
      const id = sentAs || uuid();
      store(id);
      return id;
    },
    /** Something else is to be sent. */
    renew: () => {
      if (sentAs) store('');
    },
    /** It was answered. */
    forget,
  };
}
