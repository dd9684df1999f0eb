/** ms between two keys; nobody types as fast as a hand scanner. */
const FASTEST_TYPING = 45;
/** ms for which a busy device may hold back the keys in the midst of a code. */
const LONGEST_STALL = 500;
/** Shorter texts are typed by people who hit two keys at once. */
const SHORTEST = 8;

/** Tells the keys of a hand scanner, which types what it reads and ends with Enter, from those of a person. */
export class HandScanner {
  private text = '';
  private last = Number.NEGATIVE_INFINITY;
  private hasStalled = false;

  /** @returns what was scanned, once its Enter comes */
  press(key: string, at: number): string | null {
    const pause = at - this.last;
    this.last = at;
    if (pause > FASTEST_TYPING) {
      // Nobody types so many letters so fast: the rest of a code that has begun like that is waited for, once.
      this.hasStalled = !this.hasStalled && this.text.length >= SHORTEST && pause <= LONGEST_STALL;
      if (!this.hasStalled) this.text = '';
    }
    if (key === 'Enter') {
      const scanned = this.text.length >= SHORTEST ? this.text : null;
      this.text = '';
      this.hasStalled = false;
      return scanned;
    }
    // Shift and the like are no letters.
    if ([...key].length === 1) this.text += key;
    return null;
  }
}
