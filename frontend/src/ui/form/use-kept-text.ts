import { useState } from 'react';
import { useGetSessionQuery } from '../../api/generated.ts';

const PREFIX = 'tablefall-text:';

/**
 * A text that is being written and must not be lost: it is kept in this browser for the one who is signed in, and there
 * again after a reload or when a session was lost. An empty text is not kept; logging out takes all of them away.
 *
 * @param name what the text is, the same in every tab
 */
export function useKeptText(
  name: string,
): [text: string, keep: (text: string) => void, forget: (sent: string) => void] {
  const owner = useGetSessionQuery().data?.user?.email;
  const key = owner && `${PREFIX}${owner}:${name}`;
  const [kept, setKept] = useState({ key, text: key ? read(key) : '' });
  if (key && key !== kept.key) {
    // Until it is known whose it is, what is typed is kept nowhere but here.
    setKept({ key, text: (!kept.key && kept.text) || read(key) });
  }
  const keep = (text: string) => {
    setKept({ key, text });
    if (key) write(key, text);
  };
  /** It has arrived: it is kept no longer, unless something else was written meanwhile, perhaps by another form. */
  const forget = (sent: string) => {
    setKept((last) => (last.text === sent ? { ...last, text: '' } : last));
    if (key && read(key) === sent) write(key, '');
  };
  return [kept.text, keep, forget];
}

/** The names under which texts are kept in this browser for somebody, of those that begin alike. */
export function keptNames(owner: string, beginning: string): string[] {
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
export function forgetKeptTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden; the text then lives as long as the page.
  }
}
