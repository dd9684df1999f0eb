import type { events } from './events.ts';

type Game = Pick<
  ReturnType<typeof events>[number],
  'id' | 'visible' | 'cancelled' | 'participants' | 'waitlist'
>;

interface Person {
  email: string;
  name: string;
}

/** Families that have starred games, and how many each. */
const FAMILIES = 14;
const EACH = 4;

/** What families would like to play, best first, as `import-data` takes it: games in which none of them has a seat. */
export function wishes(games: Game[], people: Person[]) {
  const emails = [...new Set(people.map(({ email }) => email))].slice(0, FAMILIES);
  return emails.flatMap((email, at) => {
    const names = people.filter((person) => person.email === email).map(({ name }) => name);
    const open = games.filter(
      ({ visible, cancelled, participants, waitlist }) =>
        visible && !cancelled && ![...participants, ...waitlist].some((person) => person.email === email),
    );
    // Some games are sought by many, and each family begins with another one.
    const wished = open.filter((_, place) => (place + at) % 3 === 0).slice(0, EACH);
    return wished.map(({ id }) => ({
      email,
      eventId: id,
      names,
      together: names.length > 1 && at % 2 === 0,
    }));
  });
}
