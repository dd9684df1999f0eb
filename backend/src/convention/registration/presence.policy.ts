/** What was seen at the door: that somebody is here, or that an earlier mark was a mistake. */
export interface Seen {
  here: boolean;
  at: Date;
}

/**
 * Since when somebody is here, once it is known what was seen. It may be told late and in any order: of several times the
 * earliest stays, and taking a mark back takes none back that was made after it.
 */
export function presenceAfter(known: Date | null, { here, at }: Seen): Date | null {
  if (here) return known && known <= at ? known : at;
  return known && known > at ? known : null;
}
