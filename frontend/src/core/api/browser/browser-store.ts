/** Texts that this browser keeps beyond the visit. A browser that forbids it keeps nothing, and the page goes on. */
export const browserStore = {
  /** @returns null when nothing is kept under this name */
  read(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },

  /** @param text null takes away what is kept */
  write(name: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      // It is forbidden, or there is no room.
    }
  },
};
