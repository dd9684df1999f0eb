const PREFIX = 'tablefall-text:';

/** Stands for an address in the keys of what belongs to whoever sits at this tab. */
export const VISITOR = '';

type StorageName = 'localStorage' | 'sessionStorage';

/** The key of a text of somebody. */
export function keyOf(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}

/** Stores a text for whoever signs in next with an address, before they do. */
export function storeTextFor(owner: string, name: string, text: string): void {
  write('localStorage', keyOf(owner, name), text);
}

/** The names of a user's stored texts that start with a prefix. */
export function storedNames(owner: string, beginning: string): string[] {
  const prefix = keyOf(owner, '');
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Removes all stored texts of this browser, and of its tabs those of this one. */
export function clearStoredTexts(): void {
  remove(PREFIX);
}

/** Removes what whoever sat at this tab has left: somebody else sits there now. */
export function clearVisitorTexts(): void {
  remove(keyOf(VISITOR, ''));
}

function remove(beginning: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function read(storage: StorageName, key: string): string {
  try {
    return window[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Returns false when the storage is full or forbidden. */
export function write(storage: StorageName, key: string, text: string): boolean {
  try {
    // Otherwise an older text would come back when the new one is too long.
    window[storage].removeItem(key);
    if (text) window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
