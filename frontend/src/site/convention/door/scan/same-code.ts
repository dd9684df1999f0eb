/** ms; a code that was away for as long is shown anew. */
const AWAY = 2_000;

/** Lets a code that stays before the camera count once. */
export class SameCode {
  private text = '';
  private seenAt = Number.NEGATIVE_INFINITY;

  isNew(text: string, at: number): boolean {
    const isNew = text !== this.text || at - this.seenAt > AWAY;
    this.text = text;
    this.seenAt = at;
    return isNew;
  }
}
