import type { events } from './events.ts';

type Game = Pick<
  ReturnType<typeof events>[number],
  'id' | 'visible' | 'cancelled' | 'spots' | 'participants' | 'waitlist'
>;

interface Person {
  email: string;
  name: string;
}

/** Families that have starred games, and how many each. */
const FAMILIES = 18;
const EACH = 6;
/** So many games are on the first page of the list, where whoever tries the demo finds free spots. */
const NOT_WISHED_FOR = 10;

/**
 * What families would like to play, best first, as `import-data` takes it: games with free spots in which none of them has a seat or
 * waits for one. Fewer spots than wishes make some of them wait once all are drawn.
 */
export function wishes(games: Game[], people: Person[]) {
  const emails = [...new Set(people.map(({ email }) => email))].slice(0, FAMILIES);
  return emails.flatMap((email, at) => {
    const names = people.filter((person) => person.email === email).map(({ name }) => name);
    const open = games
      .slice(NOT_WISHED_FOR)
      .filter(
        ({ visible, cancelled, spots, participants, waitlist }) =>
          visible &&
          !cancelled &&
          participants.length < spots &&
          ![...participants, ...waitlist].some((person) => person.email === email),
      );
    // Some games are sought by many, and each family likes another one best.
    const wished = open.filter((_, place) => (place + at) % 4 === 0).slice(0, EACH);
    const best = at % EACH;
    return [...wished.slice(best), ...wished.slice(0, best)].map(({ id }) => ({
      email,
      eventId: id,
      names,
      together: names.length === 2 && at % 2 === 1,
    }));
  });
}
