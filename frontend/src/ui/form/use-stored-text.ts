import { useState } from 'react';
import { useGetSessionQuery } from '#api/generated.ts';

const PREFIX = 'tablefall-text:';

interface StoredTextOptions {
  /** Kept for this tab alone, and gone with it: lists of people. */
  isOfTab?: boolean;
}

/**
 * A text that is being written and must not be lost: it is kept in this browser for the one who is signed in, and there
 * again after a reload or when a session was lost. An empty text is not kept; logging out takes all of them away.
 *
 * @param name what the text is, the same in every tab
 * @returns last, whether leaving the page would lose the text: it could not be kept, as when it is too long
 */
export function useStoredText(
  name: string,
  { isOfTab = false }: StoredTextOptions = {},
): [text: string, keep: (text: string) => void, forget: (sent: string) => void, isLosable: boolean] {
  const owner = useGetSessionQuery().data?.user?.email;
  const key = owner && `${PREFIX}${owner}:${name}`;
  const storage = isOfTab ? 'sessionStorage' : 'localStorage';
  const [kept, setKept] = useState({ key, text: key ? read(storage, key) : '', isLosable: false });
  if (key && key !== kept.key) {
    // Until it is known whose it is, what is typed is kept nowhere but here.
    setKept({ key, text: (!kept.key && kept.text) || read(storage, key), isLosable: false });
  }
  const keep = (text: string) => {
    const isKept = key !== undefined && write(storage, key, text);
    setKept({ key, text, isLosable: text !== '' && !isKept });
  };
  /** It has arrived: it is kept no longer, unless something else was written meanwhile, perhaps by another form. */
  const forget = (sent: string) => {
    setKept((last) => (last.text === sent ? { ...last, text: '', isLosable: false } : last));
    if (key && read(storage, key) === sent) write(storage, key, '');
  };
  return [kept.text, keep, forget, kept.isLosable];
}

/** The names under which texts are kept in this browser for somebody, of those that begin alike. */
export function storedNames(owner: string, beginning: string): string[] {
  const prefix = `${PREFIX}${owner}:`;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Takes away every text that is kept in this browser. */
export function clearStoredTexts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    }
  } catch {
    // Without storage nothing is kept.
  }
}

type StorageName = 'localStorage' | 'sessionStorage';

function read(storage: StorageName, key: string): string {
  try {
    return window[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Whether it could; the storage may be full or forbidden, and the text then lives as long as the page. */
function write(storage: StorageName, key: string, text: string): boolean {
  try {
    // What it had before would come back in place of what it cannot hold.
    window[storage].removeItem(key);
    if (text) window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
