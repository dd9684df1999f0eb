import { people } from '#core/text/count-text.ts';

/** Above so many people one is asked once more: nobody mails a crowd by a stray press. */
export const MANY = 20;

/** What is asked before mail goes to many people, or to nobody knows how many; null asks nothing. */
export function askBefore(verb: string, number: number | undefined, when: string): string | null {
  if (number === undefined) return `${verb} everybody ${when}?`;
  return number > MANY ? `${verb} ${people(number)} ${when}?` : null;
}
