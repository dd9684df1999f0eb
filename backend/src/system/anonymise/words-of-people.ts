/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Words that are looked for in long texts, many at once: each is known by its first run of letters and digits, so a text is
 * read once, however many there are.
 */
export class WordsOfPeople {
  private readonly known = { address: new Map<string, Set<string>>(), name: new Map<string, Set<string>>() };

  add(sort: 'address' | 'name', words: string): void {
    WORD.lastIndex = 0;
    const first = WORD.exec(words);
    if (!first) return;
    const same = this.known[sort].get(first[0]) ?? new Set();
    same.add(words.slice(first.index));
    this.known[sort].set(first[0], same);
  }

  /** Whether one of them stands in a text, not as a part of another word. */
  finds(sort: 'address' | 'name', text: string): boolean {
    const known = this.known[sort];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      for (const words of known.get(word) ?? []) {
        if (
          text.startsWith(words, index) &&
          !/^[\p{L}\p{N}]/u.test(text.slice(index + words.length, index + words.length + 2))
        )
          return true;
      }
    }
    return false;
  }
}
